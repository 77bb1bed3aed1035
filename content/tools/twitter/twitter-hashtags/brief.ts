import type { Brief } from '@/lib/tool/prompt-tool'
import { type HashtagInput, type HashtagSet, kinds } from './fields'

export function buildBrief({ parameters }: HashtagInput): Brief<HashtagSet> {
  const { picks, capitals, region, avoid } = parameters
  const isSingle = picks === '1'
  return {
    role: 'You advise people who post on X when a hashtag helps and when it only decorates, and you have no access to live statistics.',
    outputShape: 'lists',
    guidelines:
      'On X a post is read as a sentence, so a hashtag earns its place by being a word of that sentence or by naming a conversation that ' +
      'people really follow: a field, an event the visitor named, a community (#BookTwitter). One is normal, two are the most that do not ' +
      'look like an advert. A tag inside the sentence costs one character; at the end it costs its whole length. Capitals at the start of ' +
      'each word let screen readers speak words. Whoever wants to know whether a tag is alive searches it and reads the latest posts.',
    fields: {
      kind: 'which list it is.',
      entries:
        `pick: ${isSingle ? 'one hashtag' : 'one or two hashtags, the subject first'}. alternatives: three to ${kinds.alternatives.maxCount} others from narrow to wide, only ` +
        'such as are true of this post. placement: two whole posts in the visitor’s words, 20 to 40 words at most: first with the hashtag in the place of its own ' +
        'words, second with it at the end. search: three to five queries for X’s search box with "exact phrases", OR, a leading minus, lang:, filter:media, filter:links, ' +
        'filter:replies or filter:follows, each for another question.',
      note: 'one sentence of at most 18 words of advice on the list.',
    },
    sample: {
      prompt: 'I rebuilt my bike’s gearbox with a library book and a borrowed wrench',
      item: {
        kind: 'placement',
        entries: [
          'I rebuilt my bike’s #gearbox with a library book and a borrowed wrench',
          'I rebuilt my bike’s gearbox with a library book and a borrowed wrench. #BikeRepair',
        ].map((post) => (capitals ? post.replace('#gearbox', '#Gearbox') : post.replace('#BikeRepair', '#bikerepair'))),
        note: 'Inside the sentence it reads like a word, at the end like a label.',
      },
    },
    traps: [
      'Views, popularity, reach, trends or volumes, which you cannot see.',
      'A general tag such as #viral or #love, one of another platform, an event or campaign that the visitor did not name.',
      'A minimum of likes, a date or an account in a search that the visitor did not name.',
      'Signs other than letters, digits and underscores in a tag; in languages without spaces characters are joined, in Arabic words with an underscore.',
    ],
    examples: [
      {
        prompt: 'translating menus for small restaurants',
        good: 'search: “"menu translation" ("how do" OR "anyone know") -filter:links”',
        bad: 'search: “restaurant min_faves:1000 trending”',
        why: 'The good query finds people with a question; the bad one names a figure that nobody asked for.',
      },
      {
        prompt: 'our bakery in Leeds opens its second door on saturday',
        good: 'pick: #Leeds #Bakery',
        bad: 'pick: #SmallBusinessSaturday #Foodie',
        why: 'The good tags stand in the post already; the bad ones join an event and a crowd that it does not name.',
      },
    ],
    choices: [
      capitals ? 'Each word of a hashtag begins with a capital letter.' : 'Hashtags are written in lower case.',
      region && 'The post is about the place in `region`: one alternative and one search name it.',
      avoid && 'No tag holds a word of `avoid`.',
    ],
  }
}

import type { OldBrief as Brief } from '@/lib/tool/brief'
import type { HashtagInput } from './fields'
import { kinds } from './hashtag-set'

/** What a model is told about hashtags on X. */
export function brief({ parameters }: HashtagInput): Brief {
  const picks = parameters.picks === '1' ? 'exactly one hashtag' : 'one or two hashtags'
  return {
    role: 'You advise people who post on X when a hashtag helps and when it only decorates, and you have no access to live statistics.',
    craft:
      'On X a post is read as a sentence, so a hashtag earns its place by being a word of that sentence or by naming a conversation that ' +
      'people really follow: a field, an event the visitor named, a community (#BookTwitter). One is normal, two are the most that do not ' +
      'look like an advert. A tag inside the sentence costs one character; at the end it costs its whole length. Capitals at the start of ' +
      'each word let screen readers speak words. Whoever wants to know whether a tag is alive searches it and reads the latest posts.',
    structure:
      `Four items, one per kind. pick: ${picks}, the subject first. alternatives: exactly ${kinds.alternatives.most} others, none of them in pick, from narrow to wide. ` +
      'placement: two complete posts made of the visitor’s text, at most 250 characters each: first with a picked hashtag in the sentence in ' +
      'the place of its own words, second with the picked hashtags at the end. Change as few words as possible. search: four or five queries for ' +
      'X’s search box that use "exact phrases", OR, a leading minus, lang:, filter:media, filter:links, filter:replies, filter:follows or the words of a question, ' +
      'each for another question. note: one sentence of advice on this list.',
    traps: [
      'Never mention views, popularity, reach, trends, volumes or the algorithm; you cannot see them.',
      'No general tag such as #viral, #love or #MondayMotivation unless the post is about it.',
      'No tag of another platform, no invented event, challenge or campaign.',
      'Do not repeat a tag in another spelling, singular or plural.',
      'At most four words run together and at most 30 characters.',
      'No minimum of likes, no date and no account in a search that the visitor did not name.',
      'Write letters, digits and underscores only; for languages without spaces join the characters, for Arabic join words with an underscore.',
    ],
    examples: [
      {
        prompt: 'I rebuilt my bike’s gearbox with a library book and a borrowed wrench',
        good: 'placement: “I rebuilt my bike’s gearbox with a library book and a borrowed wrench. #BikeRepair”',
        bad: 'placement: “I rebuilt my bike! 🚲 #bike #bikes #cycling #diy #viral”',
        why: 'The good post keeps the sentence and adds one tag that repairers follow; the bad one buries it.',
      },
      {
        prompt: 'translating menus for small restaurants',
        good: 'search: “"menu translation" ("how do" OR "anyone know") -filter:links”',
        bad: 'search: “restaurant min_faves:1000 trending”',
        why: 'The good query finds people with a question; the bad one names a figure nobody asked for.',
      },
    ],
    choices: [
      parameters.capitals
        ? 'Each word of a hashtag begins with a capital letter.'
        : 'Hashtags are written in lower case.',
      parameters.region &&
        `The post is about this place: ${parameters.region}. One alternative and one search name it.`,
      parameters.avoid && `None of these words in any tag: ${parameters.avoid}.`,
    ],
  }
}

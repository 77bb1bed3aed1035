import type { Brief } from '@/lib/tool/prompt-tool'
import { type HashtagInput, type HashtagSet, MAX_KEYWORDS } from './fields'

export function buildBrief({ parameters }: HashtagInput): Brief<HashtagSet> {
  const { problem, audience, region, avoid } = parameters
  return {
    role: 'You choose hashtags for Instagram posts the way a librarian chooses shelves, and you have no access to live statistics.',
    outputShape: 'lists',
    guidelines:
      'A post takes five hashtags, so five that say five different things beat five spellings of one. Choose each for a job: the topic that ' +
      'is seen, the problem or wish behind it, the people it is for, the niche where such posts gather, the broader field. Specific beats wide: ' +
      'an exact tag meets people who were looking for it. Take the words from the request, and only add a tag that is true of this very ' +
      'post; four right ones beat five. Instagram also searches captions, so offer phrases that stand well in a sentence.',
    fields: {
      kind: 'which list it is: subject leans on what the picture shows, people on who it is for, community on where it belongs.',
      tags: 'in subject, people and community five tags in the order topic, problem, audience, niche, broader, each with its role; no tag in two sets but the broader one. In keywords an empty list.',
      entries: `in keywords four to ${MAX_KEYWORDS} phrases of two to five words, lower case, no #. In the sets an empty list.`,
      note: 'one sentence of at most 18 words on when to take the list.',
    },
    sample: {
      prompt: 'repotting a fiddle-leaf fig that keeps dropping leaves, for new plant parents',
      item: {
        kind: 'subject',
        tags: [
          { tag: '#fiddleleaffig', role: 'topic' },
          { tag: '#repotting', role: 'problem' },
          { tag: '#newplantparents', role: 'audience' },
          { tag: '#plantcare', role: 'niche' },
          { tag: '#houseplants', role: 'broader' },
        ],
        entries: [],
        note: 'When the picture shows the plant and the new pot.',
      },
    },
    traps: [
      'Post counts, popularity, reach, trends or competition, which you cannot see.',
      'A tag of more than four words or 30 characters, one that belongs to another platform, or one that would fit any post, such as #instagood.',
      'An event, challenge, brand, person or place that the visitor did not name.',
      'Signs other than letters, digits and underscores; in languages without spaces characters are joined, in Arabic words with an underscore.',
    ],
    examples: [
      {
        prompt: 'hand-painted plates from my first solo pottery show, open until Sunday in Porto',
        good: 'subject: #handpaintedplates #potteryshow #portoart #ceramics #pottery',
        bad: 'subject: #art #artist #artistsofinstagram #instaart #artlover',
        why: 'The good set names object, occasion, city and craft; the bad one says “art” five times.',
      },
      {
        prompt: 'I shot strangers at a street market in the rain and only two said no',
        good: 'keywords: “street portraits in the rain”, “asking strangers for a portrait”',
        bad: 'keywords: “photography”, “best photo 2026”',
        why: 'The good phrases are what somebody types who wants to do this; the bad ones fit every photo.',
      },
    ],
    choices: [
      problem && 'The post helps with what `problem` says: the problem tags name it.',
      audience && 'The readers are those that `audience` names: the audience tags name them.',
      region && 'The post is about the place in `region`: one topic or niche tag names it.',
      avoid && 'No tag and no phrase holds a word of `avoid`.',
    ],
  }
}

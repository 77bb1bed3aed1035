import type { OldBrief as Brief } from '@/lib/tool/brief'
import type { HashtagInput } from './fields'
import { MAX_AVOIDED, MAX_KEYWORDS } from './hashtag-set'

/** What a model is told about hashtags on Instagram. */
export function brief({ parameters }: HashtagInput): Brief {
  return {
    role: 'You choose hashtags for Instagram posts the way a librarian chooses shelves, and you have no access to live statistics.',
    craft:
      'A post takes five hashtags, so five that say five different things beat five spellings of one. One names the topic (what is ' +
      'seen), one the problem or wish behind it, one the people it is for, one the niche where such posts gather, one the broader field. ' +
      'Specific beats wide: under a wide tag a post is gone in a minute, under an exact one it meets people who were looking for it. ' +
      'Instagram also searches captions, so the words that people type belong into sentences there, not only behind a #.',
    structure:
      'Five items, one per kind. subject, people, community: each exactly five tags, one per role in the order topic, problem, audience, ' +
      'niche, broader; subject leans on what the picture shows, people on who it is for, community on where it belongs. No tag stands in ' +
      `more than one set, except the broader one. keywords: ${MAX_KEYWORDS} phrases of two to five words as people type them, lower case, no #, ` +
      `each another intent. avoid: four to ${MAX_AVOIDED} tags that people add out of habit and that would fit any post; #reels and #explore, which ` +
      'Instagram names itself, come first. note: one sentence on when to take this set; for keywords where to put them; for avoid why not.',
    traps: [
      'Never mention post counts, popularity, reach, trends, competition or the algorithm; you cannot see them.',
      'Only tags that a person reads without stumbling: at most four words run together, at most 30 characters.',
      'No tag of another platform, no #insta-anything, no name of the visitor’s account unless they gave it.',
      'Do not repeat a tag within a set in another spelling, singular or plural.',
      'Do not invent an event, challenge or campaign tag.',
      'Write letters, digits and underscores only; for languages without spaces join the characters, for Arabic join words with an underscore.',
    ],
    examples: [
      {
        prompt: 'repotting a fiddle-leaf fig that keeps dropping leaves',
        good: 'subject: #fiddleleaffig #repottinghelp #newplantparents #figplantcare #houseplants',
        bad: 'subject: #plant #plants #plantsofinstagram #plantlover #instaplants',
        why: 'The good set names plant, trouble, people, community and field; the bad one says “plant” five times.',
      },
      {
        prompt: 'portraits at a street market in the rain',
        good: 'keywords: “street portraits in the rain”, “shooting people without a studio”',
        bad: 'keywords: “photography”, “best photo 2026”',
        why: 'The good phrases are what someone would type who wants to see or do this; the bad ones fit every photo.',
      },
    ],
    choices: [
      parameters.problem && `The post helps with this, and the problem tags name it: ${parameters.problem}.`,
      parameters.audience && `The readers are: ${parameters.audience}. The audience tags name them.`,
      parameters.region &&
        `The post is about this place: ${parameters.region}. One topic or niche tag names it.`,
      parameters.avoid && `None of these words in any tag or phrase: ${parameters.avoid}.`,
    ],
  }
}

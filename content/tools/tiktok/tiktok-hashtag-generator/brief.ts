import type { OldBrief as Brief } from '@/lib/tool/brief'
import { type HashtagInput, mixes, recommendedSize } from './fields'

/** What a model is told about hashtags. */
export function brief(input: HashtagInput): Brief {
  const { parameters } = input
  const { broad, niche, specific } = mixes[parameters.mix]
  return {
    role: 'You label TikTok videos so that the right people and the search box find them, and you have no access to live statistics.',
    craft:
      'A post takes five hashtags, so each one has a job. A hashtag tells the system and the reader what the video is about; a word that ' +
      'fits any video tells neither. Broad tags place the video in a field (#baking), niche tags in a community that people browse ' +
      '(#sourdough), specific tags name exactly this video (#sourdoughforbeginners). Specific tags come from the visitor’s own words: the object, ' +
      'the method, the place, the problem. People also type whole phrases into search, so the same words belong into the caption, the ' +
      'on-screen text and what is said aloud.',
    structure:
      `Seven items, one per kind. recommended: exactly ${recommendedSize(input)} hashtags ready to paste: ${broad} broad, ${niche} niche, ${specific} specific, ` +
      'in that order. specific, niche, broad: three to five others of that tier to swap in, none of them in recommended. audience: three or four that name who it is ' +
      'for or the problem it solves. search: five phrases as a person types them, lower case, no #, each another intent (how to, mistake, ' +
      'comparison, for whom, result). avoid: four to six tags that people add to such videos out of habit and that are too vague or misleading here. ' +
      'note: one sentence on when this list helps, for avoid why they do not.',
    traps: [
      'Never mention views, popularity, reach, trends, volumes or the algorithm; you cannot see them.',
      'Only use tags that a person would read without stumbling: at most four words run together, at most 30 characters.',
      'Do not repeat a tag in another spelling, singular or plural.',
      'Do not invent an event, challenge or campaign tag.',
      'Do not tag a brand, person or place that the visitor did not name.',
      'Write letters, digits and underscores only; for languages without spaces join the characters, for Arabic join words with an underscore.',
    ],
    examples: [
      {
        prompt: 'repairing a wool sweater with visible mending',
        good: 'recommended: #mending #visiblemending #slowfashion #sweaterrepair #darningwool',
        bad: 'recommended: #fyp #viral #fashion #diy #trending',
        why: 'The good set goes from field to this very sweater; the bad one could stand under any video.',
      },
      {
        prompt: 'first marathon as a night-shift worker',
        good: 'search: “marathon training with night shifts”, “how to run after a night shift”',
        bad: 'search: “running motivation”, “best marathon 2M views”',
        why: 'The good phrases are what the person it is for would type; the bad ones are vague or claim a figure.',
      },
    ],
    choices: [
      parameters.region && `The video is about this place: ${parameters.region}. One specific tag names it.`,
      parameters.avoid && `None of these words in any tag: ${parameters.avoid}.`,
      parameters.filler
        ? 'One general tag such as #fyp is allowed, last in recommended.'
        : 'No #fyp, #foryou, #viral, #trending or similar outside avoid.',
    ],
  }
}

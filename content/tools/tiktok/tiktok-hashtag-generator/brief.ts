import type { Brief } from '@/lib/tool/prompt-tool'
import { getRecommendedCount, type HashtagInput, type HashtagSet, tierCountsByMix } from './fields'

export function buildBrief(input: HashtagInput): Brief<HashtagSet> {
  const { mix, region, avoid, filler } = input.parameters
  const { broad, niche, specific } = tierCountsByMix[mix]
  return {
    role: 'You label TikTok videos so that the right people and the search box find them, and you have no access to live statistics.',
    outputShape: 'lists',
    guidelines:
      'A post takes five hashtags, so each one has a job. A hashtag tells the system and the reader what the video is about; a word that ' +
      'fits any video tells neither. Broad tags place the video in a field (#baking), niche tags in a community that people browse ' +
      '(#sourdough), specific tags name exactly this video (#sourdoughstarter). Build the specific ones from the nouns of the request: the object, ' +
      'the method, the place, the problem. A list is as good as its worst tag, so a short list of right ones beats a full one. People also type whole ' +
      'phrases into search: offer them in the visitor’s own words.',
    fields: {
      kind: 'which list it is.',
      entries:
        `recommended: up to ${getRecommendedCount(input)} hashtags, ${broad} broad, ${niche} niche, ${specific} specific, in that order. ` +
        'specific and niche: three to five others of that tier, none of them in recommended. search: three to five phrases of two to seven words, ' +
        'lower case, no #, in the order in which people type them.',
      note: 'one sentence of at most 18 words on when to use the list.',
    },
    sample: {
      prompt: 'repairing a wool sweater with visible mending',
      item: {
        kind: 'recommended',
        entries: ['#mending', '#visiblemending', '#slowfashion', '#sweaterrepair', '#woolsweater'].slice(
          0,
          getRecommendedCount(input),
        ),
        note: 'From the craft to this very sweater; put them at the end of the caption.',
      },
    },
    traps: [
      'Views, popularity, reach, trends or volumes, which you cannot see.',
      'A tag of more than four words or 30 characters, or one tag in two spellings.',
      'An event, challenge, brand, person or place that the visitor did not name.',
      'Signs other than letters, digits and underscores; in languages without spaces characters are joined, in Arabic words with an underscore.',
    ],
    examples: [
      {
        prompt: 'we’re opening a second bakery in Leeds on saturday, rye bread until it runs out',
        good: 'recommended: #bakery #leedsbakery #leedsfood #ryebread #newbakery',
        bad: 'recommended: #fyp #viral #foodie #smallbusinessowner #grandopening2026',
        why: 'The good tags are what somebody nearby looks for; the bad ones fit any shop, and one invents a year.',
      },
      {
        prompt: 'night shifts and training for my first marathon do not mix',
        good: 'search: “marathon training night shift”, “running after night shift”',
        bad: 'search: “running motivation”, “best marathon plan 2M views”',
        why: 'The good phrases are what such a runner types; the bad ones are vague or claim a figure.',
      },
    ],
    choices: [
      region && 'The video is about the place in `region`: one specific tag names it.',
      avoid && 'No tag holds a word of `avoid`.',
      filler
        ? 'One general tag such as #fyp is allowed, last in recommended.'
        : 'No #fyp, #foryou, #viral, #trending or the like.',
    ],
  }
}

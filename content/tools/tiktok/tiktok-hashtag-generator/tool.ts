import { formatCountWord } from '@/lib/core/format/format-count-word'
import { defineList, fitPhrases, presentList, quietNote } from '@/lib/kits/hashtag-lists'
import { fitHashtags, MAX_TAG_LENGTH } from '@/lib/platforms/hashtags/fit-hashtags'
import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { measureField } from '@/lib/tool/build-card'
import { select, textField, toggle } from '@/lib/tool/fields'
import type { ItemOf } from '@/lib/tool/item'
import { type DraftInput, promptTool } from '@/lib/tool/prompt-tool'
import { avoidField, languageField } from '@/lib/tool/shared-fields'
import { findTags, toHashtag } from '@/lib/writer/tags'

const kinds = {
  recommended: { heading: 'Ready to copy' },
  specific: { heading: 'Your own words to swap in' },
  niche: { heading: 'Community hashtags to swap in' },
  search: { heading: 'Search phrases to say or write' },
} as const

/** Hashtags of each tier in the recommended list; never more than TikTok allows. */
const tierCounts = {
  balanced: { broad: 1, niche: 2, specific: 2 },
  reach: { broad: 2, niche: 2, specific: 1 },
  focus: { broad: 0, niche: 2, specific: 3 },
  three: { broad: 1, niche: 1, specific: 1 },
} as const

const fields = [
  select(
    'mix',
    'Mix',
    {
      balanced: '1 broad, 2 niche, 2 specific',
      reach: '2 broad, 2 niche, 1 specific',
      focus: '2 niche, 3 specific',
      three: 'Just 3, one of each',
    },
    { isAlwaysVisible: true, hint: `TikTok allows ${formatCountWord(tiktokHashtags.max)} hashtags per post.` },
  ),
  textField('region', 'City or country', 30, { placeholder: 'e.g. Austin' }),
  avoidField,
  toggle('filler', 'Allow #fyp and similar tags', false, { hint: 'They don’t describe your video.' }),
  languageField,
] as const

const item = defineList(kinds, {
  entries: 'up to five hashtags with #, or for search phrases without #.',
  note: 'one short sentence on when to use the list, without any figure.',
})

const MAX_ENTRIES = 5

export default promptTool({
  path: '/tiktok-hashtag-generator',
  icon: 'hash',
  order: 60,
  searchWords: 'hashtag, trending hashtags, for you page, foryou, viral hashtags',
  relatedToolTypes: ['tiktok-caption', 'tiktok-hook-generator', 'tiktok-video-ideas', 'instagram-caption'],
  nextToolTypes: ['tiktok-caption', 'tiktok-hook-generator', 'instagram-caption'],
  form: {
    noun: 'hashtags',
    promptLabel: 'Your topic, caption or script',
    placeholder: 'e.g. my soy candles at the farmers market, and the tent that blew away',
    hint: 'Name what’s in the video. The best hashtags come from your own words.',
    promptLimit: 4000,
    buttonLabel: 'Generate hashtags',
    fields,
    examples: [
      { prompt: 'Unpopular opinion: sourdough bread is easier than bread with yeast' },
      {
        prompt: 'Our ceramic mugs are half price until Sunday, and you can try them with coffee at our market stall',
        parameters: { mix: 'focus', region: 'Leeds', avoid: 'cheap' },
      },
      {
        prompt: 'First market day with my soy candles: sold twelve, then the wind took the tent',
        parameters: { mix: 'reach' },
      },
    ],
    layout: 'tags',
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 1500,
  item,
  count: () => Object.keys(kinds).length,
  brief: {
    role: 'You label TikTok videos so that the right people and the search box find them.',
    outputShape: 'lists',
    guidelines:
      'A hashtag tells the system and the reader what the video is about; a word that fits any video tells neither. Broad tags place ' +
      'the video in a field (#baking), niche tags in a community that people browse (#sourdough), specific tags name exactly this ' +
      'video (#sourdoughstarter). Build the specific ones from the nouns of the request: the object, the method, the place, the ' +
      'problem. A list is as good as its worst tag: a short list of right ones beats a full one. People also type whole phrases ' +
      'into search: offer them in the visitor’s own words.',
    fields: ({ parameters: { mix } }) => ({
      entries:
        `recommended: hashtags, at most ${tierCounts[mix].broad} broad, ${tierCounts[mix].niche} niche, ${tierCounts[mix].specific} specific, in that order. ` +
        `specific and niche: at most ${MAX_ENTRIES} others of that tier. search: at most ${MAX_ENTRIES} phrases as people type them, lower case, no #.`,
    }),
    sample: {
      prompt: 'repairing a wool sweater with visible mending',
      item: {
        kind: 'search',
        entries: ['visible mending wool sweater', 'how to repair a wool sweater'],
        note: 'Say or write one of them in the video.',
      },
    },
    traps: [
      `A tag of more than ${MAX_TAG_LENGTH} characters, or one tag in two spellings.`,
      'An event, challenge, brand, person or place that the visitor did not name.',
      'Signs other than letters, digits and underscores; Arabic words are joined by an underscore.',
    ],
    examples: [
      {
        prompt: 'we’re opening a second bakery in Leeds on saturday, rye bread until it runs out',
        good: 'recommended: #bakery #leedsfood #ryebread',
        bad: 'recommended: #fyp #foodie #grandopening2026',
        why: 'The good tags are what somebody nearby looks for; the bad ones fit any shop.',
      },
      {
        prompt: 'night shifts and training for my first marathon do not mix',
        good: 'search: “marathon training night shift”, “running after night shift”',
        bad: 'search: “running motivation”',
        why: 'The good phrases are what such a runner types.',
      },
    ],
    choices: ({ parameters: { region, filler } }) => [
      region && 'The video is about the place in `region`: one specific tag names it.',
      filler
        ? 'One general tag such as #fyp is allowed, last in recommended.'
        : 'No #fyp, #foryou, #viral, #trending or the like.',
    ],
  },
  fit(list, { parameters, visitorText, avoid }) {
    const { broad, niche, specific } = tierCounts[parameters.mix]
    const max = list.kind === 'recommended' ? broad + niche + specific : MAX_ENTRIES
    const entries =
      list.kind === 'search'
        ? fitPhrases(list.entries, { max, visitorText, avoid })
        : fitHashtags(list.entries, { max, excludedTags: avoid.split(','), shouldKeepFiller: parameters.filler })
    return entries.length === 0 ? null : { ...list, entries }
  },
  present(list, { prompt }) {
    const isSearch = list.kind === 'search'
    const text = list.entries.join(isSearch ? '\n' : ' ')
    return {
      ...presentList(kinds, list, { text, carry: (isSearch && list.entries[0]) || prompt }),
      ...(list.kind === 'recommended' && {
        meters: [
          measureField('Hashtags', text, tiktokHashtags, 'copy'),
          measureField('In the caption', text, tiktokCaption, 'copy'),
        ],
      }),
    }
  },
  draft: { outputKind: 'names', write: writeLists },
})

const placeNote = 'Put them at the end of your caption.'
const noFillerNote = `${placeNote} We skip #fyp and #viral because they fit any video.`
const MIN_SWAPS = 3

/** Returns one list, and a second if the prompt is specific enough. Does not guess: one wrong tag spoils a list. */
function* writeLists({ reading, parameters }: DraftInput<typeof fields>): Generator<ItemOf<typeof item>> {
  const { region, mix, filler } = parameters
  const found = findTags(reading, 'tiktok', region)
  const own = [...found.own, ...found.form].map((tag) => toHashtag(tag))
  const field = found.field.map((tag) => toHashtag(tag))
  if (reading.isHardDay) return yield { kind: 'recommended', entries: own, note: quietNote }
  const { broad, niche, specific } = tierCounts[mix]
  const size = Math.min(broad + niche + specific, reading.instructions.maxItems ?? 5)
  const ranked = [...own.slice(0, specific + 1), ...field.slice(0, broad + 1), ...own.slice(specific + 1), ...field]
  const recommended = [...new Set(ranked)].slice(0, size)
  const swaps = own.filter((tag) => !recommended.includes(tag))
  const [entries, note] = filler ? [[...recommended.slice(0, 4), '#fyp'], placeNote] : [recommended, noFillerNote]
  yield { kind: 'recommended', entries, note }
  if (swaps.length >= MIN_SWAPS)
    yield { kind: 'specific', entries: swaps, note: 'Use the one people see or hear first.' }
}

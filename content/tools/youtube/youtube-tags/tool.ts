import { formatQuantity } from '@/lib/core/format/format-quantity'
import { cleanText, limitEmoji } from '@/lib/core/strings/clean-text'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { defineList, presentList } from '@/lib/kits/hashtag-lists'
import { isFillerTag } from '@/lib/platforms/hashtags/fit-hashtags'
import { youtubeTags } from '@/lib/platforms/networks/youtube'
import { getTagsLength, limitTagsLength } from '@/lib/platforms/youtube/tags'
import { numberField, textField } from '@/lib/tool/fields'
import { type ItemOf, isUsable } from '@/lib/tool/item'
import { type DraftInput, promptTool } from '@/lib/tool/prompt-tool'
import { closingFields } from '@/lib/tool/shared-fields'
import { findSearches, findTags } from '@/lib/writer/tags'

const kinds = {
  recommended: { heading: 'Ready to copy', maxCount: 15 },
  longTail: { heading: 'Whole searches', maxCount: 8 },
  variations: { heading: 'Other ways to say it', maxCount: 8 },
  misspellings: { heading: 'Misspellings and other spellings', maxCount: 6 },
} as const

/** A longer text is a sentence, not a tag. */
const MAX_TAG_LENGTH = 60

const fields = [
  textField('channel', 'Channel name', 60, { placeholder: 'Becomes a tag' }),
  numberField('budget', 'Characters', {
    min: 60,
    max: youtubeTags.max,
    default: youtubeTags.max,
    hint: `YouTube allows ${youtubeTags.max}, including commas.`,
  }),
  ...closingFields,
] as const

const item = defineList(kinds, {
  entries:
    `recommended: at most ${kinds.recommended.maxCount} tags ready to paste, the exact ones first. ` +
    `longTail: at most ${kinds.longTail.maxCount} whole searches, each another intent. ` +
    `variations: at most ${kinds.variations.maxCount} other names for the same thing: synonyms, singular or plural, British and American. ` +
    `misspellings: at most ${kinds.misspellings.maxCount} slips that people really make with the important words.`,
  note: 'one short sentence on when the list helps, without any figure.',
})

export default promptTool({
  path: '/social-media-tools/youtube/tag-generator',
  icon: 'tag',
  order: 40,
  searchWords: 'seo, meta tags',
  relatedToolTypes: ['youtube-title', 'youtube-description', 'tiktok-hashtag-generator', 'instagram-caption'],
  nextToolTypes: ['youtube-title', 'youtube-description', 'tiktok-hashtag-generator'],
  form: {
    noun: 'tags',
    promptLabel: 'Your video’s title or topic',
    placeholder: 'e.g. I rode the night train to Lisbon with a broken suitcase',
    hint: 'Your final title works best. A description works too.',
    promptLimit: 4000,
    buttonLabel: 'Generate tags',
    fields,
    examples: [
      { prompt: 'How I bake sourdough bread in a cold kitchen' },
      {
        prompt: 'Film cameras are a waste of money, and I sold both of mine',
        parameters: { budget: 300, avoid: 'vintage' },
      },
      { prompt: 'restoring my grandfather’s wooden hand plane', parameters: { channel: 'Slow Shavings' } },
    ],
    layout: 'tags',
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 1500,
  item,
  count: () => Object.keys(kinds).length,
  brief: {
    role: 'You choose the tags of YouTube videos, without access to search volumes.',
    outputShape: 'lists',
    guidelines:
      'Tags play a minimal role, YouTube says, and help mostly where a subject is often misspelled. So a good list is short and ' +
      'exact: what the video is in the visitor’s own words, how else people call it, the whole searches that it answers, how its ' +
      'names are really misspelled. Every tag is true of this very video: misleading ones break YouTube’s policies.',
    sample: {
      prompt: 'restringing a ukulele for the first time',
      item: {
        kind: 'recommended',
        entries: [
          'restringing a ukulele',
          'ukulele string change',
          'how to restring a ukulele',
          'ukulele for beginners',
          'ukulele strings',
          'ukelele strings',
          'ukulele',
        ],
        note: 'Paste the line as it is; the exact ones come first.',
      },
    },
    traps: [
      'A channel, brand, game or person that the visitor did not name.',
      'Popularity, volume or competition, which you cannot see.',
      'Hashtags, and commas inside a tag.',
      'One tag in two lists, except in recommended.',
    ],
    examples: [
      {
        prompt: 'a week of packed lunches without a microwave',
        good: 'longTail: packed lunch ideas no microwave, cold lunches for work',
        bad: 'longTail: best food ever, lunch 2M views',
        why: 'The first are searches that the video answers; the second fit everything.',
      },
      {
        prompt: 'unpopular opinion: film cameras are a waste of money, I sold both of mine',
        good: 'recommended: film cameras waste of money, selling my film cameras, is film photography worth it, film photography',
        bad: 'recommended: photography, camera, canon, vlog, viral photography',
        why: 'The good tags say what is argued; one bad tag names a brand that the prompt does not.',
      },
    ],
    choices: ({ parameters: { channel, budget } }) => [
      channel && 'The name in `channel` stands once in recommended.',
      `Each list has at most ${budget} characters, commas and quotation marks counted.`,
    ],
  },
  fit(list, { parameters, ...context }) {
    const isUsableTag = (tag: string) =>
      /[\p{L}\p{N}]/u.test(tag) && [...tag].length <= MAX_TAG_LENGTH && !isFillerTag(tag) && isUsable(tag, context)
    const usableTags = new Set(list.entries.map(cleanTag)).values().filter(isUsableTag)
    const entries = limitTagsLength([...usableTags.take(kinds[list.kind].maxCount)], parameters.budget)
    return entries.length === 0 ? null : { ...list, entries }
  },
  present(list, { prompt, parameters }) {
    const { entries } = list
    const value = getTagsLength(entries)
    return {
      ...presentList(kinds, list, { text: entries.join(', '), carry: prompt }),
      meters: [{ label: 'Tags', value, limit: parameters.budget, unit: 'characters', of: 'tags' }],
      tags: [formatQuantity(entries.length, 'tag')],
    }
  },
  draft: { outputKind: 'names', write: writeLists },
})

/** A comma ends a tag, and YouTube rejects < and >. */
function cleanTag(text: string): string {
  return collapseWhitespace(limitEmoji(cleanText(text), 0).replace(/["“”„«»<>#,;\n]+/gu, ' ')).toLowerCase()
}

/** Builds lists from the prompt alone, because one wrong tag spoils a list. */
function* writeLists({ reading, parameters }: DraftInput<typeof fields>): Generator<ItemOf<typeof item>> {
  const tags = findTags(reading, 'youtube')
  const searches = findSearches(reading)
  const all = [...searches, ...tags.own, parameters.channel, ...tags.field].map((tag) => tag.toLowerCase())
  const entries = [...new Set(all)].filter((tag) => tag !== '' && !tag.includes(','))
  yield { kind: 'recommended', entries, note: 'Paste the whole line into Tags in Studio. Each comma ends a tag.' }
}

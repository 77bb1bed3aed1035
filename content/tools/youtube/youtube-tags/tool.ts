import { cleanText, limitEmoji } from '@/lib/core/strings/clean-text'
import { defineList, presentList } from '@/lib/kits/hashtag-lists'
import { isFillerTag } from '@/lib/platforms/hashtags/fit-hashtags'
import { youtubeTags } from '@/lib/platforms/networks/youtube'
import { getTagsLength, limitTagsLength } from '@/lib/platforms/youtube/tags'
import { numberField, textField } from '@/lib/tool/fields'
import { type FitContext, type ItemOf, isUsable } from '@/lib/tool/item'
import { type DraftContext, type Input, promptTool } from '@/lib/tool/prompt-tool'
import { avoidField, languageField } from '@/lib/tool/shared-fields'
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
    hint: `YouTube takes ${youtubeTags.max}, commas included.`,
  }),
  avoidField,
  languageField,
] as const

const item = defineList(kinds, {
  entries:
    'recommended: 6 to 12 tags ready to paste, the exact ones first. longTail: three to six whole searches, each another intent. variations: two to six ' +
    'other names for the same thing: synonyms, singular or plural, British and American. misspellings: two to five slips that people really make with the important ' +
    'words; fewer rather than invented. Lower case, plain words.',
  note: 'one sentence of at most 18 words on when the list helps, without any figure.',
})

type TagList = ItemOf<typeof item>

export default promptTool({
  type: 'youtube-tags',
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
      {
        prompt: 'How I bake sourdough bread in a cold kitchen',
        parameters: { channel: 'Flour at Home', budget: 500, avoid: '', language: 'auto' },
      },
      {
        prompt: 'Film cameras are a waste of money, and I sold both of mine',
        parameters: { budget: 300, avoid: 'vintage', language: 'auto' },
      },
      {
        prompt: 'restoring my grandfather’s wooden hand plane',
        parameters: { channel: 'Slow Shavings', budget: 500, language: 'auto' },
      },
    ],
    layout: 'tags',
    refineActions: ['similar', 'shorter', 'change'],
  },
  maxOutputTokens: 1500,
  item,
  count: () => Object.keys(kinds).length,
  brief: {
    role: 'You choose the tags of YouTube videos, know how little they weigh, and have no access to search volumes.',
    outputShape: 'lists',
    guidelines:
      'Viewers do not see tags. YouTube itself says that they play a minimal role and help mostly where a subject is often ' +
      'misspelled; title, thumbnail and description come before them. So a good list is short and exact: what the video is in the visitor’s own ' +
      'words, how else people call it, the whole searches that it answers, and how its names are really misspelled. Every tag has to be true of this very ' +
      'video: misleading ones break YouTube’s policies. A tag with a space counts two characters more, and the commas count as well.',
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
      'A channel, brand, game or person that the visitor did not name, however well it is searched for.',
      'Popularity, volume, competition or a trend, which you cannot see.',
      'Hashtags, commas inside a tag, quotation marks, years that were not given.',
      'One tag in two lists, except in recommended.',
    ],
    examples: [
      {
        prompt: 'a week of packed lunches without a microwave',
        good: 'longTail: packed lunch ideas no microwave, cold lunches for work',
        bad: 'longTail: best food ever, lunch 2M views',
        why: 'The first are searches with an answer in the video; the second claim things or fit everything.',
      },
      {
        prompt: 'unpopular opinion: film cameras are a waste of money, I sold both of mine',
        good: 'recommended: film cameras waste of money, selling my film cameras, is film photography worth it, film photography',
        bad: 'recommended: photography, camera, canon, vlog, viral photography',
        why: 'The good tags say what is argued; the bad ones are wide, and one names a brand that nobody named.',
      },
    ],
    choices: ({ parameters: { channel, budget, avoid } }) => [
      channel && 'The name in `channel` stands once in recommended.',
      `Each list has at most ${budget} characters, commas and quotation marks counted.`,
      avoid && 'No tag holds a word of `avoid`.',
    ],
  },
  fit(list, { parameters, ...context }) {
    const usableTags = new Set(list.entries.map(cleanTag)).values().filter((tag) => isUsableTag(tag, context))
    const entries = limitTagsLength([...usableTags.take(kinds[list.kind].maxCount)], parameters.budget)
    return entries.length === 0 ? null : { ...list, entries }
  },
  present(list, { prompt, parameters }) {
    const { entries } = list
    return {
      ...presentList(kinds, list, { text: entries.join(', '), carry: prompt }),
      meters: [
        { label: 'Tags', value: getTagsLength(entries), limit: parameters.budget, unit: 'characters', of: 'tags' },
      ],
      tags: [entries.length === 1 ? '1 tag' : `${entries.length} tags`],
    }
  },
  draft: { outputKind: 'names', write: writeLists },
})

/** A comma ends a tag, and YouTube rejects < and >. */
function cleanTag(text: string): string {
  return limitEmoji(cleanText(text), 0)
    .replace(/["“”„«»<>#,;\n]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

function isUsableTag(tag: string, context: FitContext): boolean {
  return /[\p{L}\p{N}]/u.test(tag) && [...tag].length <= MAX_TAG_LENGTH && !isFillerTag(tag) && isUsable(tag, context)
}

/** Builds lists from the prompt alone, because one wrong tag spoils a list. */
function* writeLists({ reading, parameters }: Input<typeof fields> & DraftContext): Generator<TagList> {
  const tags = findTags(reading, 'youtube')
  const searches = findSearches(reading)
  const all = [...searches, ...tags.own, parameters.channel, ...tags.field].map((tag) => tag.toLowerCase())
  const entries = [...new Set(all)].filter((tag) => tag !== '' && !tag.includes(','))
  yield { kind: 'recommended', entries, note: 'Paste the whole line into Tags in Studio: each comma ends a tag.' }
}

import { z } from 'zod'
import { mapValues } from '@/lib/core/map-values'
import { cleanText } from '@/lib/core/strings/clean-text'
import { ensureEndPunctuation } from '@/lib/core/strings/end-punctuation'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { collectParts, getShortName, networkDetails } from '@/lib/platforms/networks'
import type { CardDraft } from '@/lib/tool/build-card'
import { select, textField } from '@/lib/tool/fields'
import { anyValue, defineItem, type ItemOf, oneOf } from '@/lib/tool/item'
import { type Input, promptTool } from '@/lib/tool/prompt-tool'
import { languageField, modelOnlyHint } from '@/lib/tool/shared-fields'
import { composeAltText, lintAltText, tidyAltText } from './alt-text'

/** Guides' advice for the alt attribute; no standard has a limit (alttextgeneratorai.com, 2026-11). */
const RECOMMENDED_ALT_TEXT_LENGTH = 125
/** HTML has no limit, and a screen reader cannot skip parts of a longer text. */
const MAX_ALT_TEXT_LENGTH = 1000

const networkLimits = collectParts(networkDetails, 'altText', [
  'instagram',
  'x',
  'bluesky',
  'linkedin',
  'pinterest',
  'tiktok',
  'mastodon',
  'threads',
])

const platforms = {
  ...mapValues(networkLimits, ({ max }, id) => ({ name: getShortName(id), max })),
  website: { name: 'My website', max: MAX_ALT_TEXT_LENGTH },
}

const purposes = {
  content: { label: 'Part of the story', shortLabel: 'Story' },
  product: 'A product',
  'text-heavy': { label: 'Mostly text, a chart or a screenshot', shortLabel: 'Mostly text' },
  decorative: { label: 'Only decoration', shortLabel: 'Decoration', isModelFree: true },
} as const

const purposeInstructions: Record<keyof typeof purposes, string> = {
  content: 'The picture is part of the story: say what it adds to the post.',
  product: 'The picture shows a product: its kind, colour, material and what it is shown with; no praise.',
  'text-heavy':
    'The picture is mostly text, a chart or a screenshot: the long text gives the words in reading order, or what the chart shows and its main figures.',
  decorative: '',
}

const manners = { neutral: 'Neutral', warm: 'Warm', playful: 'Playful', formal: 'Formal' } as const

const toneInstructions: Record<keyof typeof manners, string> = {
  neutral: '',
  warm: 'Tone. Warm: everyday words, as one tells a friend over the phone what is there.',
  playful: 'Tone. Playful: one wry verb or comparison where the picture itself is funny, else plain.',
  formal: 'Tone. Formal: exact nouns, whole sentences, no contractions.',
}

const fields = [
  select('purpose', 'Image', purposes, { isAlwaysVisible: true }),
  select(
    'platform',
    'Where you’ll post it',
    mapValues(platforms, ({ name, max }) => ({
      label: `${name}, up to ${max.toLocaleString('en')}`,
      shortLabel: name,
    })),
    { isAlwaysVisible: true },
  ),
  languageField,
  select('manner', 'Tone', manners, { hint: modelOnlyHint }),
  textField('activity', 'What’s happening?', 120, { isAlwaysVisible: true, placeholder: 'e.g. shaping a bowl' }),
  textField('place', 'Where is this?', 120, { isAlwaysVisible: true, placeholder: 'e.g. in a small workshop' }),
  textField('words', 'Text in the image', 300, { isAlwaysVisible: true, placeholder: 'e.g. Open studio, Saturday' }),
  textField('context', 'What is the post about?', 300, {
    group: 'details',
    placeholder: 'e.g. the first open day of my studio',
  }),
] as const

type AltTextInput = Input<typeof fields>

const MAX_WARNINGS = 3
const kinds = { short: 'Short', long: 'Detailed' } as const

const item = defineItem({
  kind: oneOf(kinds, 'short, the alt text itself, or long, the same in more detail.'),
  text: anyValue(z.string(), 'the alt text.'),
  visibleText: anyValue(z.string(), 'what can be read in the picture, word for word, else empty.'),
  warnings: anyValue(
    z.array(z.string()),
    'what you could not make out, or what only the visitor can know, such as who it is; [] for none.',
  ),
})

export type AltText = ItemOf<typeof item>

export default promptTool({
  icon: 'scan-eye',
  order: 130,
  category: 'ai',
  startingPoints: ['file', 'line'],
  searchWords: 'alt tag, alternative text, describe photo, image to text, picture description, ada compliance',
  copyValues: { altTexts: platforms, shortLength: RECOMMENDED_ALT_TEXT_LENGTH },
  relatedToolTypes: ['image-to-caption', 'image-compressor', 'instagram-caption', 'social-character-counter'],
  nextToolTypes: ['image-to-caption'],
  imageInput: 'enough',
  form: {
    noun: 'alt text',
    promptLabel: 'Who or what is in it?',
    placeholder: 'e.g. a potter',
    hint: 'We ask the AI not to add names. If you want one, type it.',
    whenEmpty: { title: 'Say what’s in the image', text: 'Who or what does it show? A few words are enough.' },
    promptLimit: 300,
    buttonLabel: 'Write alt text',
    fields,
    examples: [
      {
        prompt: 'a potter',
        parameters: { activity: 'shaping a bowl', place: 'in a small workshop', words: 'Open studio, Saturday' },
      },
      {
        prompt: 'a hand-dyed skein of sock yarn, from moss green to rust',
        parameters: { purpose: 'product', platform: 'pinterest', place: 'on a wooden stool' },
      },
      {
        prompt: 'a line chart of jars sold each month',
        parameters: {
          purpose: 'text-heavy',
          platform: 'linkedin',
          activity: 'rising from 40 in March to 210 in November',
        },
      },
    ],
    refineActions: ['shorter', 'change'],
  },
  maxOutputTokens: 2000,
  count: ({ parameters }) => (parameters.purpose === 'decorative' ? 1 : 2),
  item,
  brief: {
    role: 'You describe pictures for people who cannot see them, as a careful colleague would over the phone.',
    outputShape: 'lists',
    guidelines:
      'Name the main thing first, then what it does, then where; the light only if the post is about it. Say what somebody needs to ' +
      'follow the post. Nouns and verbs, no judgement: “laughing” can be seen, “happy” is a guess. People are “a woman in a red ' +
      'coat”, by what can be seen; who they are comes from the request or not at all. Text in the picture is quoted as it stands.',
    sample: {
      prompt: 'a potter shaping a bowl in a small workshop, seen from above, a sign on the wall says Open studio',
      item: {
        kind: 'short',
        text: 'Seen from above, a potter shapes a bowl in a small workshop. A sign on the wall says “Open studio.”',
        visibleText: 'Open studio',
        warnings: [],
      },
    },
    traps: [
      'Beginning with “image of”, “photo of” or “picture showing”.',
      'A name for somebody whom the request does not name.',
      'Beautiful, stunning, cosy: how it feels is the reader’s.',
      'Hashtags, emoji and search words.',
    ],
    examples: [
      {
        prompt: 'a dog asleep on a grey sofa, one ear over its eyes',
        good: 'text: “A dog sleeps on a grey sofa, one ear over its eyes.”',
        bad: 'text: “Image of an adorable pup dreaming of adventures”',
        why: 'The good one says what can be seen.',
      },
      {
        prompt: 'a line chart of jars sold each month, rising from spring to autumn',
        good: 'text: “Line chart of jars sold each month: the line rises from spring to autumn.”',
        bad: 'text: “A chart.”',
        why: 'The good one says what the chart says.',
      },
    ],
    fields: ({ parameters }) => ({
      text: `short: at most ${getMaxLength('short', parameters)} characters. long: the same with each detail that is seen or told, at most ${getMaxLength('long', parameters)} characters; empty where that adds nothing.`,
    }),
    choices: ({ parameters: { purpose, manner, activity, place, words, context } }) => [
      purposeInstructions[purpose],
      toneInstructions[manner],
      activity && '`activity` says what the main thing does.',
      place && '`place` says where it is.',
      words && '`words` is the text in the picture: quote it as it stands, in the short text only where it has room.',
      context && '`context` says what the post is about: choose by it what to describe.',
    ],
  },
  fit: fitAltText,
  canRepeat: true,
  modelFreeMode: {
    isChosen: ({ parameters }) => parameters.purpose === 'decorative',
    buildItems: () => [createAltText('short', '')],
  },
  present: (item, input) => (input.parameters.purpose === 'decorative' ? decorativeCard : presentAltText(item, input)),
  draft: { outputKind: 'excerpts', write: writeAltTexts },
})

function fitAltText(item: AltText, input: AltTextInput): AltText | null {
  if (input.parameters.purpose === 'decorative') return item
  const limit = getMaxLength(item.kind, input.parameters)
  const { text, hasRemovedOpening, isTruncated } = tidyAltText(item.text, limit)
  if (text === '') return null
  const warnings = [
    hasRemovedOpening ? 'We removed “image of”, because screen readers already say it.' : '',
    isTruncated ? 'Cut to fit, so check the end.' : '',
    ...item.warnings.map((warning) => ensureEndPunctuation(cleanText(warning).replace(/\s+/g, ' '))),
  ]
  return {
    ...item,
    text,
    visibleText: cleanText(item.visibleText),
    warnings: warnings.filter(Boolean).slice(0, MAX_WARNINGS),
  }
}

function getMaxLength(kind: AltText['kind'], { platform }: AltTextInput['parameters']): number {
  return Math.min(platforms[platform].max, kind === 'short' ? RECOMMENDED_ALT_TEXT_LENGTH : MAX_ALT_TEXT_LENGTH)
}

function presentAltText({ kind, text, visibleText, warnings }: AltText, input: AltTextInput): CardDraft {
  const isShort = kind === 'short'
  const value = measureUtf16Length(text)
  const { name, max } = platforms[input.parameters.platform]
  const limit = isShort ? getMaxLength(kind, input.parameters) : max
  return {
    heading: kinds[kind],
    parts: [
      { label: 'Alt text', text, rank: 'answer' },
      !text.includes(visibleText) && { label: 'Text in the image', text: visibleText },
      { label: 'Check', text: [...new Set([...warnings, ...lintAltText(text)])].join(' ') },
    ],
    copy: text,
    review: true,
    meters: [{ label: 'Alt text', value, limit, unit: 'characters', of: 'copy', ...(isShort && { target: true }) }],
    tags: [name],
  }
}

const decorativeCard: CardDraft = {
  heading: 'Decoration',
  parts: [
    { label: 'Alt text', text: 'alt=""', rank: 'answer' },
    {
      label: 'Why',
      text: 'On a website, an empty alt attribute tells screen readers to skip the image. Don’t delete the attribute, or some will read the file name out loud.',
    },
    {
      label: 'In a post',
      text: 'Social networks don’t have this option. When the image is the post, it’s never just decoration, so describe it.',
    },
  ],
  copy: 'alt=""',
  carry: '',
}

function* writeAltTexts(input: AltTextInput): Generator<AltText> {
  const { activity: action, place, words } = input.parameters
  const scene = { subject: input.prompt, action, place, words }
  const fullText = composeAltText(scene)
  const versions = [
    fullText,
    composeAltText({ ...scene, words: '' }),
    composeAltText({ ...scene, words: '', place: '' }),
  ]
  const shortText =
    versions.find(({ length }) => length <= getMaxLength('short', input.parameters)) ?? versions.at(-1) ?? ''
  yield createAltText('short', shortText)
  if (shortText !== fullText) yield createAltText('long', fullText)
}

const createAltText = (kind: AltText['kind'], text: string): AltText => ({ kind, text, visibleText: '', warnings: [] })

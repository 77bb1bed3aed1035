import { collectParts, getShortName, networkDetails } from '@/lib/platforms/networks'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { languageField, modelOnlyHint } from '@/lib/tool/shared-fields'

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

/** In characters. HTML has no limit, so that of a website is our own. */
export const altTextLimits = { ...networkLimits, website: { max: 1000 } }

/** Guides' advice for the alt attribute; no standard has a limit (alttextgeneratorai.com, 2026-11). */
export const RECOMMENDED_ALT_TEXT_LENGTH = 125

type AltTextPlatform = keyof typeof altTextLimits

export const getPlatformName = (platform: AltTextPlatform) =>
  platform === 'website' ? 'My website' : getShortName(platform)

const platformOptions = (Object.keys(altTextLimits) as AltTextPlatform[]).map((value) => ({
  value,
  label: `${getPlatformName(value)}, up to ${altTextLimits[value].max.toLocaleString('en')}`,
  shortLabel: getPlatformName(value),
}))

export const altTextFields = [
  {
    kind: 'select',
    name: 'purpose',
    label: 'Picture',
    default: 'content',
    isAlwaysVisible: true,
    options: [
      { value: 'content', label: 'Part of the story', shortLabel: 'Story' },
      { value: 'product', label: 'A product' },
      { value: 'text-heavy', label: 'Mostly text, a chart or a screenshot', shortLabel: 'Mostly text' },
      { value: 'decorative', label: 'Only decoration', shortLabel: 'Decoration', isModelFree: true },
    ],
  },
  {
    kind: 'select',
    name: 'platform',
    label: 'For',
    default: 'instagram',
    isAlwaysVisible: true,
    options: platformOptions,
  },
  languageField,
  {
    kind: 'select',
    name: 'manner',
    label: 'Tone',
    default: 'neutral',
    hint: modelOnlyHint,
    options: [
      { value: 'neutral', label: 'Neutral' },
      { value: 'warm', label: 'Warm' },
      { value: 'playful', label: 'Playful' },
      { value: 'formal', label: 'Formal' },
    ],
  },
  {
    kind: 'text',
    isAlwaysVisible: true,
    name: 'action',
    label: 'What is it doing?',
    default: '',
    maxLength: 120,
    placeholder: 'e.g. shaping a bowl',
  },
  {
    kind: 'text',
    isAlwaysVisible: true,
    name: 'place',
    label: 'Where, or in front of what?',
    default: '',
    maxLength: 120,
    placeholder: 'e.g. in a small workshop',
  },
  {
    kind: 'text',
    isAlwaysVisible: true,
    name: 'words',
    label: 'Text in the picture',
    default: '',
    maxLength: 300,
    placeholder: 'e.g. Open studio, Saturday',
  },
  {
    kind: 'text',
    group: 'details',
    name: 'context',
    label: 'What is the post about?',
    default: '',
    maxLength: 300,
    placeholder: 'e.g. the first open day of my studio',
  },
] as const satisfies readonly Field[]

export type AltTextInput = { prompt: string; parameters: FieldParameters<typeof altTextFields> }

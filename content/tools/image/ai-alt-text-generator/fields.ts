import { altTextLimits } from '@/lib/platforms/networks/alt-text'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { languageField, modelOnlyHint } from '@/lib/tool/shared-fields'

const platformOptions = Object.entries(altTextLimits).map(([value, { network, max }]) => ({
  value: value as keyof typeof altTextLimits,
  label: `${network}, up to ${max.toLocaleString('en')}`,
  shortLabel: network,
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

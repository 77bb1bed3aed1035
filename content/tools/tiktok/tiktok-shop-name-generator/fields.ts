import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, languageField, modelOnlyHint } from '@/lib/tool/shared-fields'

export const shopNameFields = [
  createCountField('12', ['8', '12', '20']),
  {
    kind: 'select',
    name: 'vibe',
    label: 'Vibe',
    default: 'warm',
    isAlwaysVisible: true,
    hint: modelOnlyHint,
    options: [
      { value: 'warm', label: 'Warm' },
      { value: 'modern', label: 'Modern' },
      { value: 'playful', label: 'Playful' },
      { value: 'elegant', label: 'Elegant' },
      { value: 'natural', label: 'Natural' },
      { value: 'bold', label: 'Bold' },
    ],
  },
  {
    kind: 'select',
    name: 'market',
    label: 'Where you sell',
    default: 'us',
    options: [
      { value: 'us', label: 'United States' },
      { value: 'uk', label: 'United Kingdom' },
      { value: 'eu', label: 'European Union' },
      { value: 'sea', label: 'South-East Asia' },
    ],
  },
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: 'medium',
    options: [
      { value: 'short', label: 'Short, up to 14' },
      { value: 'medium', label: 'Medium, up to 22' },
      { value: 'long', label: 'Long, up to 30' },
    ],
  },
  {
    kind: 'text',
    name: 'mustInclude',
    label: 'Must include',
    default: '',
    maxLength: 20,
    placeholder: 'e.g. your first name',
  },
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ShopNameInput = { prompt: string; parameters: FieldParameters<typeof shopNameFields> }

export const maxNameLengths = { short: 14, medium: 22, long: 30 } as const

export const styleLabels = {
  pair: 'Two words, one picture',
  mood: 'From what you sell',
  place: 'With the place',
  coined: 'Made-up word',
  personal: 'With your name',
} as const

type Style = keyof typeof styleLabels

const styleIds = Object.keys(styleLabels) as [Style, ...Style[]]

export const shopNameSchema = z.object({
  name: z.string().describe('The shop name as it stands on the shop page, with capitals.'),
  tagline: z.string().describe('Three to eight words for below the name; no claim, no figure.'),
  meaning: z.string().describe('One sentence on what the parts of the name say, quoting them.'),
  handle: z.string().describe('A TikTok username for it: lower case letters and digits, at most 24.'),
  style: z.enum(styleIds).describe('How the name is built.'),
})

export type ShopName = z.infer<typeof shopNameSchema>

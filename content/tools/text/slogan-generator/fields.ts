import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { audienceField, avoidField, createCountField, languageField, toneField } from '@/lib/tool/shared-fields'

export const sloganFields = [
  {
    kind: 'text',
    name: 'brand',
    label: 'Name of the brand',
    default: '',
    maxLength: 60,
    placeholder: 'e.g. Candela',
  },
  toneField,
  { kind: 'number', name: 'maxWords', label: 'Most words', min: 3, max: 10, default: 7 },
  createCountField('12', ['6', '12', '20']),
  audienceField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type SloganInput = { prompt: string; parameters: FieldParameters<typeof sloganFields> }

export const sloganStyles = {
  plain: { label: 'Says what it is' },
  name: { label: 'With the name' },
  sound: { label: 'By its sound' },
  beats: { label: 'In short beats' },
  people: { label: 'To its people' },
  attitude: { label: 'Attitude' },
} as const

type SloganStyle = keyof typeof sloganStyles

const styleIds = Object.keys(sloganStyles) as [SloganStyle, ...SloganStyle[]]

export const sloganSchema = z.object({
  text: z.string().describe('The slogan on one line, at most 7 words unless asked otherwise.'),
  style: z.enum(styleIds).describe('What the slogan works with.'),
})

export type Slogan = z.infer<typeof sloganSchema>

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

import type { Field, FieldParameters } from '@/lib/tool/form'
import { modelOnlyHint } from '@/lib/tool/model-only-hint'
import { avoidField, createCountField, languageField } from '@/lib/tool/shared-fields'

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

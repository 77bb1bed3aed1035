import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'

export const descriptionFields = [
  {
    kind: 'select',
    name: 'type',
    label: 'Video',
    default: 'long',
    isAlwaysVisible: true,
    options: [
      { value: 'long', label: 'Long video' },
      { value: 'short', label: 'Short' },
    ],
  },
  {
    kind: 'text',
    name: 'keyword',
    label: 'Keyword',
    default: '',
    maxLength: 60,
    placeholder: 'Goes into the first lines',
  },
  {
    kind: 'text',
    name: 'chapters',
    label: 'Chapters',
    default: '',
    maxLength: 1500,
    placeholder: '0:00 Intro 1:20 Mixing 5:40 Baking',
    hint: 'Times and names, or only names.',
  },
  {
    kind: 'text',
    name: 'links',
    label: 'Links',
    default: '',
    maxLength: 1000,
    placeholder: 'Recipe https://… Shop https://…',
    hint: 'Kept exactly as you paste them.',
  },
  {
    kind: 'select',
    name: 'hashtags',
    label: 'Hashtags',
    default: '3',
    options: [
      { value: '0', label: 'None' },
      { value: '3', label: '3' },
      { value: '5', label: '5' },
    ],
  },
  toneField,
  emojiField,
  createCountField('2', ['1', '2', '3']),
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type DescriptionInput = { prompt: string; parameters: FieldParameters<typeof descriptionFields> }

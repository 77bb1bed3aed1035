import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, toneField } from '@/lib/tool/shared-fields'

export const titleFields = [
  {
    kind: 'select',
    name: 'intent',
    label: 'Where people find it',
    default: 'browse',
    isAlwaysVisible: true,
    options: [
      { value: 'browse', label: 'Home feed' },
      { value: 'search', label: 'Search' },
      { value: 'shorts', label: 'Shorts' },
    ],
  },
  {
    kind: 'text',
    name: 'keyword',
    label: 'Keyword',
    default: '',
    maxLength: 60,
    placeholder: 'What people type to find it',
  },
  toneField,
  {
    kind: 'select',
    name: 'count',
    label: 'How many',
    default: '5',
    isAlwaysVisible: true,
    hint: 'With an AI, long videos also get three titles to test.',
    options: [
      { value: '5', label: '5' },
      { value: '10', label: '10' },
      { value: '15', label: '15' },
    ],
  },
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type TitleInput = { prompt: string; parameters: FieldParameters<typeof titleFields> }

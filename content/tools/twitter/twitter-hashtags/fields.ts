import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField } from '@/lib/tool/shared-fields'
import type { DraftContext } from '@/lib/tool/tool-definition'

export const hashtagFields = [
  {
    kind: 'select',
    name: 'picks',
    label: 'Hashtags',
    default: '2',
    isAlwaysVisible: true,
    options: [
      { value: '1', label: 'One' },
      { value: '2', label: 'Two' },
    ],
    hint: 'More than two look like an ad.',
  },
  {
    kind: 'text',
    name: 'region',
    label: 'City or country',
    default: '',
    maxLength: 30,
    placeholder: 'e.g. Austin',
  },
  {
    kind: 'toggle',
    name: 'capitals',
    label: 'Capitalise each word',
    default: true,
    hint: 'Easier to read, and screen readers say it right.',
  },
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type HashtagInput = { prompt: string; parameters: FieldParameters<typeof hashtagFields> }

export type HashtagDraftInput = HashtagInput & DraftContext

import type { Field, FieldParameters } from '@/lib/tool/form'
import { audienceField, avoidField, languageField } from '@/lib/tool/shared-fields'
import type { DraftContext } from '@/lib/tool/tool-definition'

export const hashtagFields = [
  {
    kind: 'text',
    name: 'problem',
    label: 'What does it help with?',
    default: '',
    maxLength: 60,
    placeholder: 'e.g. bread that stays flat',
    hint: 'One tag per set names it.',
  },
  audienceField,
  {
    kind: 'text',
    name: 'region',
    label: 'City or country',
    default: '',
    maxLength: 30,
    placeholder: 'e.g. Lisbon',
  },
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type HashtagInput = { prompt: string; parameters: FieldParameters<typeof hashtagFields> }

export type HashtagDraftInput = HashtagInput & DraftContext

import type { Field, FieldParameters } from '@/lib/tool/form'
import { createCountField, vibeField, visitorNameField } from '@/lib/tool/shared-fields'

export const usernameFields = [
  createCountField('12', ['8', '12', '20']),
  vibeField,
  visitorNameField,
  {
    kind: 'number',
    name: 'maxLength',
    label: 'Maximum length',
    default: 20,
    min: 4,
    max: 24,
    hint: 'TikTok allows 24, X allows 15.',
  },
  { kind: 'toggle', name: 'numbers', label: 'Numbers', default: false },
  { kind: 'toggle', name: 'punctuation', label: 'Dots and underscores', default: true },
  { kind: 'text', name: 'startsWith', label: 'Starts with', default: '', maxLength: 12 },
  { kind: 'text', name: 'endsWith', label: 'Ends with', default: '', maxLength: 12 },
] as const satisfies readonly Field[]

export type UsernameInput = { prompt: string; parameters: FieldParameters<typeof usernameFields> }

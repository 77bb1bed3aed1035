import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, languageField, vibeField, visitorNameField } from '@/lib/tool/shared-fields'

export const channelNameFields = [
  createCountField('12', ['8', '12', '20']),
  vibeField,
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: 'medium',
    options: [
      { value: 'short', label: 'Short, up to 14' },
      { value: 'medium', label: 'Medium, up to 20' },
      { value: 'long', label: 'Long, up to 30' },
    ],
  },
  visitorNameField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ChannelNameInput = { prompt: string; parameters: FieldParameters<typeof channelNameFields> }

/** Longest name for each choice, in characters. At most 30, the limit of a handle. */
export const maxNameLength = { short: 14, medium: 20, long: 30 } as const

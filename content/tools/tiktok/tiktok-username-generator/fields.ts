import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { createCountField, vibeField, visitorNameField } from '@/lib/tool/shared-fields'
import type { NameStyle } from '@/lib/writer/names'

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

export const styleLabels = {
  descriptive: 'Says what you post',
  branded: 'Brand name',
  blend: 'Made-up word',
  alliteration: 'Same first sound',
  rhyme: 'Rhyme',
  personal: 'With your name',
  action: 'What you do',
} as const satisfies Record<NameStyle, string>

const styleIds = Object.keys(styleLabels) as [NameStyle, ...NameStyle[]]

export const usernameSchema = z.object({
  handle: z.string().describe('The username in lower case, without @: letters a to z, digits, "_" and "." only.'),
  displayName: z
    .string()
    .describe(
      'The profile name shown above it, at most 30 characters, with capitals and spaces as a person writes it.',
    ),
  style: z.enum(styleIds).describe('How the username is built.'),
  why: z.string().describe('One sentence on what its parts say, naming the parts.'),
})

export type Username = z.infer<typeof usernameSchema>

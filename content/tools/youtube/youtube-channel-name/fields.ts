import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, languageField, vibeField, visitorNameField } from '@/lib/tool/shared-fields'
import type { NameStyle } from '@/lib/writer/names'

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

export const styleLabels = {
  descriptive: 'Says what you film',
  branded: 'Brand name',
  blend: 'Made-up word',
  alliteration: 'Same first sound',
  rhyme: 'Rhyme',
  personal: 'With your name',
  action: 'What you do',
} as const satisfies Record<NameStyle, string>

const styleIds = Object.keys(styleLabels) as [NameStyle, ...NameStyle[]]

export const channelNameSchema = z.object({
  name: z.string().describe('The channel name as it stands on the channel page, with capitals and spaces.'),
  handle: z.string().describe('The handle that goes with it, without @: 3 to 30 lower case letters and digits.'),
  tagline: z.string().describe('Three to nine words that say what the channel shows; no claim, no figure.'),
  style: z.enum(styleIds).describe('How the name is built.'),
  why: z.string().describe('One sentence on what its parts say, quoting them.'),
})

export type ChannelName = z.infer<typeof channelNameSchema>

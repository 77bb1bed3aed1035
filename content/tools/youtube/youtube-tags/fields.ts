import { z } from 'zod'
import { youtubeTags } from '@/lib/platforms/networks/youtube'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField } from '@/lib/tool/shared-fields'

export const tagFields = [
  {
    kind: 'text',
    name: 'channel',
    label: 'Channel name',
    default: '',
    maxLength: 60,
    placeholder: 'Becomes a tag',
  },
  {
    kind: 'number',
    name: 'budget',
    label: 'Characters',
    min: 60,
    max: youtubeTags.max,
    default: youtubeTags.max,
    hint: 'YouTube takes 500, commas included.',
  },
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type TagInput = { prompt: string; parameters: FieldParameters<typeof tagFields> }

export const kinds = {
  recommended: { heading: 'Ready to copy', maxCount: 15 },
  longTail: { heading: 'Whole searches', maxCount: 8 },
  variations: { heading: 'Other ways to say it', maxCount: 8 },
  misspellings: { heading: 'Misspellings and other spellings', maxCount: 6 },
} as const

type Kind = keyof typeof kinds

export const kindIds = Object.keys(kinds) as [Kind, ...Kind[]]

export const tagListSchema = z.object({
  kind: z.enum(kindIds).describe('Which list this is. One item of each kind, in the order of the enum.'),
  entries: z
    .array(z.string())
    .describe('Tags in plain words with spaces, lower case, without #, commas or quotation marks.'),
  note: z.string().describe('One sentence on when to use this list, without any figure.'),
})

export type TagList = z.infer<typeof tagListSchema>

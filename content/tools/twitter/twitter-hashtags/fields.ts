import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField } from '@/lib/tool/shared-fields'

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

export const kinds = {
  pick: { heading: 'For your post', maxCount: 2 },
  alternatives: { heading: 'More to swap in', maxCount: 8 },
  placement: { heading: 'Where to put them', maxCount: 2 },
  search: { heading: 'Check first: searches for X', maxCount: 5 },
} as const

type Kind = keyof typeof kinds

export const kindIds = Object.keys(kinds) as [Kind, ...Kind[]]

export const hashtagSetSchema = z.object({
  kind: z.enum(kindIds).describe('Which list this is. One item of each kind, in the order of the enum.'),
  entries: z
    .array(z.string())
    .describe(
      'pick and alternatives: hashtags with #. placement: two whole posts, the hashtag within the sentence first, at the end second. search: queries for the search box of X.',
    ),
  note: z.string().describe('One sentence of advice on this list, without any figure.'),
})

export type HashtagSet = z.infer<typeof hashtagSetSchema>

import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { audienceField, avoidField, languageField } from '@/lib/tool/shared-fields'

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

/** The cards of a run, in display order. */
export const setKinds = {
  subject: { heading: 'What the post shows' },
  people: { heading: 'Who it is for' },
  community: { heading: 'Where it belongs' },
  keywords: { heading: 'Words for the caption' },
} as const

type SetKind = keyof typeof setKinds

export const setKindIds = Object.keys(setKinds) as [SetKind, ...SetKind[]]

export const roleLabels = {
  topic: 'Topic',
  problem: 'Problem',
  audience: 'Audience',
  niche: 'Niche',
  broader: 'Broader',
} as const

export type Role = keyof typeof roleLabels

const roleIds = Object.keys(roleLabels) as [Role, ...Role[]]

export const MAX_KEYWORDS = 8

export const hashtagSetSchema = z.object({
  kind: z.enum(setKindIds).describe('Which list this is. One item of each kind, in the order of the enum.'),
  tags: z
    .array(
      z.object({
        tag: z.string().describe('One hashtag with #, without spaces.'),
        role: z.enum(roleIds).describe('What the hashtag names.'),
      }),
    )
    .describe('For the three sets: five. Empty for keywords.'),
  entries: z
    .array(z.string())
    .describe('For keywords: phrases in plain words, at most 5 words each. Empty for the three sets.'),
  note: z.string().describe('One sentence on when to use this list, without any figure.'),
})

export type HashtagSet = z.infer<typeof hashtagSetSchema>

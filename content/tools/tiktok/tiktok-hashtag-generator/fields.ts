import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField } from '@/lib/tool/shared-fields'

export const hashtagFields = [
  {
    kind: 'select',
    name: 'mix',
    label: 'Mix',
    default: 'balanced',
    isAlwaysVisible: true,
    options: [
      { value: 'balanced', label: '1 broad, 2 niche, 2 specific' },
      { value: 'reach', label: '2 broad, 2 niche, 1 specific' },
      { value: 'focus', label: '2 niche, 3 specific' },
      { value: 'three', label: '3 only: one of each' },
    ],
    hint: 'TikTok takes five hashtags per post.',
  },
  {
    kind: 'text',
    name: 'region',
    label: 'City or country',
    default: '',
    maxLength: 30,
    placeholder: 'e.g. Austin',
  },
  avoidField,
  {
    kind: 'toggle',
    name: 'filler',
    label: 'Allow #fyp and similar',
    default: false,
    hint: 'They say nothing about your video.',
  },
  languageField,
] as const satisfies readonly Field[]

export type HashtagInput = { prompt: string; parameters: FieldParameters<typeof hashtagFields> }

/** Hashtags of each tier in the recommended set; never more than TikTok allows. */
export const tierCountsByMix = {
  balanced: { broad: 1, niche: 2, specific: 2 },
  reach: { broad: 2, niche: 2, specific: 1 },
  focus: { broad: 0, niche: 2, specific: 3 },
  three: { broad: 1, niche: 1, specific: 1 },
} as const satisfies Record<HashtagInput['parameters']['mix'], { broad: number; niche: number; specific: number }>

export function getRecommendedCount({ parameters }: HashtagInput): number {
  const { broad, niche, specific } = tierCountsByMix[parameters.mix]
  return broad + niche + specific
}

export const setKinds = {
  recommended: { heading: 'Ready to copy', maxCount: 5 },
  specific: { heading: 'Your own words, to swap in', maxCount: 5 },
  niche: { heading: 'From the community, to swap in', maxCount: 5 },
  search: { heading: 'Search phrases to say or write', maxCount: 5 },
} as const

type SetKind = keyof typeof setKinds

export const setKindIds = Object.keys(setKinds) as [SetKind, ...SetKind[]]

export const hashtagSetSchema = z.object({
  kind: z.enum(setKindIds).describe('Which list this is. One item of each kind, in the order of the enum.'),
  entries: z
    .array(z.string())
    .describe('Hashtags with #, without spaces; for kind search: phrases in plain words, without #.'),
  note: z.string().describe('One sentence on when to use this list, without any figure.'),
})

export type HashtagSet = z.infer<typeof hashtagSetSchema>

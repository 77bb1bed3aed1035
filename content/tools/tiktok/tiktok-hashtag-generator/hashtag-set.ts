import { z } from 'zod'

export const setKinds = {
  recommended: { heading: 'Ready to copy', maxCount: 5 },
  specific: { heading: 'Your own words, to swap in', maxCount: 5 },
  niche: { heading: 'From the community, to swap in', maxCount: 5 },
  search: { heading: 'Search phrases to say or write', maxCount: 5 },
} as const

export type SetKind = keyof typeof setKinds

export const setKindIds = Object.keys(setKinds) as [SetKind, ...SetKind[]]

export const hashtagSetSchema = z.object({
  kind: z.enum(setKindIds).describe('Which list this is. One item of each kind, in the order of the enum.'),
  entries: z
    .array(z.string())
    .describe('Hashtags with #, without spaces; for kind search: phrases in plain words, without #.'),
  note: z.string().describe('One sentence on when to use this list, without any figure.'),
})

export type HashtagSet = z.infer<typeof hashtagSetSchema>

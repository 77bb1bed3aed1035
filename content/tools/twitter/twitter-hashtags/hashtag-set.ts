import { z } from 'zod'

export const kinds = {
  pick: { heading: 'For your post', maxCount: 2 },
  alternatives: { heading: 'More to swap in', maxCount: 8 },
  placement: { heading: 'Where to put them', maxCount: 2 },
  search: { heading: 'Check first: searches for X', maxCount: 5 },
} as const

export type Kind = keyof typeof kinds

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

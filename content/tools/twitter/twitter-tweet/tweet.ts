import { z } from 'zod'

/** Kinds of posts, in display order; `quiet` is for hard days and not selectable. */
export const styles = {
  'one-liner': { label: 'One-liner' },
  contrarian: { label: 'Opinion' },
  number: { label: 'With your number' },
  confession: { label: 'Story' },
  question: { label: 'Question' },
  list: { label: 'Short list' },
  quiet: { label: 'Quietly' },
} as const

export type Style = keyof typeof styles

const styleIds = Object.keys(styles) as [Style, ...Style[]]

export const tweetSchema = z.object({
  style: z.enum(styleIds).describe('The kind of post.'),
  text: z.string().describe('The whole post, best below 200 characters. Line breaks where it breathes.'),
})

export type Tweet = z.infer<typeof tweetSchema>

import { z } from 'zod'

/** Kinds of posts, in display order, and what each is good for. */
export const styles = {
  'one-liner': { label: 'One-liner', goal: 'reposts' },
  contrarian: { label: 'Against the usual advice', goal: 'replies' },
  number: { label: 'With a number of yours', goal: 'bookmarks' },
  confession: { label: 'Confession', goal: 'replies' },
  question: { label: 'Question', goal: 'replies' },
  list: { label: 'Short list', goal: 'bookmarks' },
} as const

export type Style = keyof typeof styles

export const styleIds = Object.keys(styles) as [Style, ...Style[]]

export const goals = {
  replies: 'good for replies',
  reposts: 'good for reposts',
  bookmarks: 'good for bookmarks',
} as const

export const goalIds = Object.keys(goals) as [keyof typeof goals, ...(keyof typeof goals)[]]

export const tweetSchema = z.object({
  style: z.enum(styleIds).describe('The kind of post.'),
  text: z
    .string()
    .describe('The whole post, best below 200 characters, at most 250. Line breaks where it breathes.'),
  goal: z.enum(goalIds).describe('What the post is most likely to earn.'),
})

export type Tweet = z.infer<typeof tweetSchema>

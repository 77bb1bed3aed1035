import { z } from 'zod'

export const postSchema = z.object({
  n: z.int().describe('Position of the post in the thread, from 1.'),
  of: z.int().describe('How many posts the thread has, the same in each.'),
  text: z.string().describe('The post without its number, complete by itself.'),
  alternatives: z
    .array(z.string())
    .describe('For post 1: two other first posts by different means. For every other post: empty.'),
})

export type ThreadPost = z.infer<typeof postSchema>

import { z } from 'zod'

export const postSchema = z.object({
  n: z.int().describe('Position of the post in the thread, from 1.'),
  text: z.string().describe('The post without its number, at most 240 characters, complete by itself.'),
  alternatives: z
    .array(z.string())
    .describe(
      'For post 1: two other first posts by different means, at most 240 characters. For every other post: empty.',
    ),
})

export type ThreadPost = z.infer<typeof postSchema>

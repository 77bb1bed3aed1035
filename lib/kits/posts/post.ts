import { z } from 'zod'

export const postSchema = z.object({
  angle: z.string().describe('The angle in one to three words, for example "Mistake" or "Behind the scenes".'),
  hook: z.string().describe('The first line: complete by itself, no line break, no hashtag.'),
  body: z.string().describe('What follows the first line, with line breaks; an empty string where none is needed.'),
  cta: z.string().describe('The single call to action, one sentence; an empty string for none.'),
  hashtags: z.array(z.string()).describe('Hashtags without spaces, most specific first.'),
})

export type Post = z.infer<typeof postSchema>

export function buildPostText({ hook, body, cta }: Post, isSingleLine: boolean): string {
  return [hook, body, cta].filter((part) => part !== '').join(isSingleLine ? ' ' : '\n\n')
}

export function buildCaption(post: Post, isSingleLine: boolean): string {
  return [buildPostText(post, isSingleLine), post.hashtags.join(' ')]
    .filter((part) => part !== '')
    .join(isSingleLine ? ' ' : '\n\n')
}

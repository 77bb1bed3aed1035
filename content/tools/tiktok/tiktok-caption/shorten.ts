import type { Post } from '@/lib/posts/post'
import { shorterPost } from '@/lib/posts/shorter-post'
import type { CaptionInput } from './fields'
import { fitCaption } from './fit'

export function shorten(post: Post, input: CaptionInput): Post | null {
  const shorter = shorterPost(post, input.prompt)
  return shorter && fitCaption(shorter, input)
}

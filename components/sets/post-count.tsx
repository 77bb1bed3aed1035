import { weightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'

/** How long a post is as X counts it, and what is too much of it. */
export function PostCount({ post }: { post: string }) {
  const length = weightedLength(post)
  const over = length - xPost.max
  return (
    <span className={`mr-auto text-sm tabular-nums ${over > 0 ? 'font-semibold text-danger' : 'text-muted'}`}>
      {length}/{xPost.max}
      {over > 0 && `, ${over} too many`}
    </span>
  )
}

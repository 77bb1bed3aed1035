import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'

/** How long a post is as X counts it, and what is too much of it. */
export function PostCount({ post }: { post: string }) {
  const length = measureWeightedLength(post)
  const excess = length - xPost.max
  return (
    <span className={`mr-auto text-sm tabular-nums ${excess > 0 ? 'font-semibold text-danger' : 'text-muted'}`}>
      {length}/{xPost.max}
      {excess > 0 && `, ${excess} too many`}
    </span>
  )
}

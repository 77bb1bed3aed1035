import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'

/** A post's length as X counts it, and the excess over the limit. */
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

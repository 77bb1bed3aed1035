import type { ReactNode } from 'react'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import type { SetProps } from './layout-loaders'

export function ThreadColumn({ posts }: { posts: readonly { key: string; post: ReactNode }[] }) {
  return (
    <ol className="mt-4">
      {posts.map(({ key, post }, index) => (
        <li key={key} className="flex gap-3">
          <span aria-hidden className="flex shrink-0 flex-col items-center">
            <span className="grid size-8 place-items-center rounded-full border border-line bg-raised font-semibold text-muted text-xs sm:size-10 sm:text-sm">
              {index + 1}
            </span>
            {index < posts.length - 1 && <span className="w-0.5 grow bg-line" />}
          </span>
          <div className="min-w-0 grow pb-6">{post}</div>
        </li>
      ))}
    </ol>
  )
}

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

export function SetView({ cards, renderCard }: SetProps) {
  return (
    <ThreadColumn
      posts={cards.map((cardState, index) => ({ key: cardState.card.id, post: renderCard(cardState, index) }))}
    />
  )
}

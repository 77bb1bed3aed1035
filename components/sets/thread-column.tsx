import type { ReactNode } from 'react'

type Props = { posts: readonly { key: string; post: ReactNode }[] }

/** Posts in a thread as X displays them: avatars connected by a line. */
export function ThreadColumn({ posts }: Props) {
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

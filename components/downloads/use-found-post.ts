import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Phase } from '@/components/run/flow'
import type { ServerFlow } from '@/components/run/use-server-flow'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'

/** A found post's links, and the way to new ones. */
export type PostLinks = {
  /** The newest, and when they came (`Date.now()`). */
  newest: RefObject<{ post: FoundPost | null; arrived: number }>
  /** The same post looked up again, while its card stays; null when that failed, which the page has said. */
  renew: () => Promise<FoundPost | null>
}

/** The post to show: the one just found, or the one that is being looked up again because its links have died. */
export function useFoundPost({ phase, pieces, resubmit }: ServerFlow<FoundPost>): {
  post: FoundPost | null
  links: PostLinks
} {
  const [kept, setKept] = useState<FoundPost | null>(null)
  const newest = useRef<{ post: FoundPost | null; arrived: number }>({ post: null, arrived: 0 })
  const waiting = useRef<((post: FoundPost | null) => void) | null>(null)
  const post = pieces[0] ?? kept

  const settle = useEffectEvent((name: Phase['name']) => {
    if (name === 'verifying' && !waiting.current) setKept(null)
    if (name === 'verifying' || name === 'loading') return
    if (name === 'done') newest.current = { post: pieces[0] ?? null, arrived: Date.now() }
    waiting.current?.(name === 'done' ? newest.current.post : null)
    waiting.current = null
  })
  useEffect(() => settle(phase.name), [phase.name])

  function renew(): Promise<FoundPost | null> {
    const { promise, resolve } = Promise.withResolvers<FoundPost | null>()
    waiting.current = resolve
    setKept(post)
    if (resubmit()) return promise
    waiting.current = null
    return Promise.resolve(null)
  }

  return { post, links: { newest, renew } }
}

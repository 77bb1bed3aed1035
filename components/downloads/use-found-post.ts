import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Phase } from '@/components/run/flow'
import type { ServerFlow } from '@/components/run/use-server-flow'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'

/** A found post's links, and the way to new ones. */
export type PostLinks = {
  /** The newest, and when they came (`Date.now()`). */
  latestLookup: RefObject<{ post: FoundPost | null; arrivedAt: number }>
  /** The same post looked up again, while its card stays; null when that failed, which the page has said. */
  renew: () => Promise<FoundPost | null>
}

/** The post to show: the one just found, or the one that is being looked up again because its links have died. */
export function useFoundPost({ phase, pieces, resubmit }: ServerFlow<FoundPost>): {
  post: FoundPost | null
  links: PostLinks
} {
  const [previousPost, setPreviousPost] = useState<FoundPost | null>(null)
  const latestLookup = useRef<{ post: FoundPost | null; arrivedAt: number }>({ post: null, arrivedAt: 0 })
  const pendingResolve = useRef<((post: FoundPost | null) => void) | null>(null)
  const post = pieces[0] ?? previousPost

  const onPhaseChange = useEffectEvent((name: Phase['name']) => {
    if (name === 'verifying' && !pendingResolve.current) setPreviousPost(null)
    if (name === 'verifying' || name === 'loading') return
    if (name === 'done') latestLookup.current = { post: pieces[0] ?? null, arrivedAt: Date.now() }
    pendingResolve.current?.(name === 'done' ? latestLookup.current.post : null)
    pendingResolve.current = null
  })
  useEffect(() => onPhaseChange(phase.name), [phase.name])

  function renew(): Promise<FoundPost | null> {
    const { promise, resolve } = Promise.withResolvers<FoundPost | null>()
    pendingResolve.current = resolve
    setPreviousPost(post)
    if (resubmit()) return promise
    pendingResolve.current = null
    return Promise.resolve(null)
  }

  return { post, links: { latestLookup, renew } }
}

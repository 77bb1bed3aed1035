import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Phase } from '@/components/run/flow'
import type { ServerFlow } from '@/components/run/use-server-flow'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'

export type PostLinks = {
  /** The latest lookup, and its arrival time (`Date.now()`). */
  getLatestLookup: () => { post: FoundPost | null; arrivedAt: number }
  /** Looks the same post up again while its card stays visible. Returns null on failure, which the page reports. */
  renewLinks: () => Promise<FoundPost | null>
}

/** Returns the post to show: the one just found, or the one whose expired links are being renewed. */
export function useFoundPost({ phase, pieces, resubmit }: ServerFlow<FoundPost>) {
  const [previousPost, setPreviousPost] = useState<FoundPost | null>(null)
  const latestLookupRef = useRef<{ post: FoundPost | null; arrivedAt: number }>({ post: null, arrivedAt: 0 })
  const pendingResolveRef = useRef<((post: FoundPost | null) => void) | null>(null)
  const post = pieces[0] ?? previousPost

  const onPhaseChange = useEffectEvent((name: Phase['name']) => {
    if (name === 'verifying' && !pendingResolveRef.current) setPreviousPost(null)
    if (name === 'verifying' || name === 'loading') return
    if (name === 'done') latestLookupRef.current = { post: pieces[0] ?? null, arrivedAt: Date.now() }
    pendingResolveRef.current?.(name === 'done' ? latestLookupRef.current.post : null)
    pendingResolveRef.current = null
  })
  useEffect(() => onPhaseChange(phase.name), [phase.name])

  function renewLinks(): Promise<FoundPost | null> {
    const { promise, resolve } = Promise.withResolvers<FoundPost | null>()
    pendingResolveRef.current = resolve
    setPreviousPost(post)
    if (resubmit()) return promise
    pendingResolveRef.current = null
    return Promise.resolve(null)
  }

  return { post, links: { getLatestLookup: () => latestLookupRef.current, renewLinks } }
}

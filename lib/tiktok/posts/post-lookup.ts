import { LRUCache } from 'lru-cache'
import type { TikTokSettings } from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'
import type { Post } from './post'

/** The purpose of a lookup decides which sources are requested. */
const lookupPurposes = ['picture', 'video', 'sound', 'captions'] as const

export type LookupPurpose = (typeof lookupPurposes)[number]

/** The lifetime is short, because a post's file URLs are bound to the page load that returned them. */
const CACHE_TTL_MS = 120_000

const getLookupCache = () =>
  getProcessSingleton('tiktok.posts', () => new LRUCache<string, Post>({ max: 500, ttl: CACHE_TTL_MS }))

export function getPostCache({ origin }: TikTokSettings, id: string) {
  const toKey = (purpose: LookupPurpose) => `${origin} ${purpose} ${id}`
  return {
    get: (purpose: LookupPurpose) => getLookupCache().get(toKey(purpose)),
    set: (purpose: LookupPurpose, post: Post) => void getLookupCache().set(toKey(purpose), post),
    /** Call this method when files expired early, so that the next visitor triggers a new lookup. */
    forget() {
      for (const purpose of lookupPurposes) getLookupCache().delete(toKey(purpose))
    },
  }
}

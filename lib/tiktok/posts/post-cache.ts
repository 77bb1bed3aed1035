import 'server-only'
import { LRUCache } from 'lru-cache'
import type { TikTokSettings } from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'
import { type LookupPurpose, lookupPurposes } from './lookup-purpose'
import type { Post } from './post'

/** Short, because a post's file URLs are bound to the page load that returned them. */
const CACHE_TTL_MS = 120_000

const getStore = () =>
  getProcessSingleton('tiktok.posts', () => new LRUCache<string, Post>({ max: 500, ttl: CACHE_TTL_MS }))

/** Lookup results of one post from the last two minutes, by purpose. */
export function getPostCache({ origin }: TikTokSettings, id: string) {
  const toKey = (purpose: LookupPurpose) => `${origin} ${purpose} ${id}`
  return {
    get: (purpose: LookupPurpose) => getStore().get(toKey(purpose)),
    set: (purpose: LookupPurpose, post: Post) => void getStore().set(toKey(purpose), post),
    /** For files that expired early; the next visitor triggers a new lookup. */
    forget() {
      for (const purpose of lookupPurposes) getStore().delete(toKey(purpose))
    },
  }
}

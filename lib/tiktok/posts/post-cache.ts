import 'server-only'
import { LRUCache } from 'lru-cache'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import type { TikTokSettings } from '@/lib/tool/settings'
import { type LookupPurpose, lookupPurposes } from './lookup-purpose'
import type { Post } from './post'

/** A post's files are bound to the page load that named them, so it is not kept for long. */
const CACHE_TTL_MS = 120_000

const getStore = () =>
  getProcessSingleton('tiktok.posts', () => new LRUCache<string, Post>({ max: 500, ttl: CACHE_TTL_MS }))

/** What was found of one post within the last two minutes, by what it was needed for. */
export function getPostCache({ origin }: TikTokSettings, id: string) {
  const toKey = (purpose: LookupPurpose) => `${origin} ${purpose} ${id}`
  return {
    get: (purpose: LookupPurpose) => getStore().get(toKey(purpose)),
    set: (purpose: LookupPurpose, post: Post) => void getStore().set(toKey(purpose), post),
    /** Its files have died before their time: the next visitor has them looked up anew. */
    forget() {
      for (const purpose of lookupPurposes) getStore().delete(toKey(purpose))
    },
  }
}

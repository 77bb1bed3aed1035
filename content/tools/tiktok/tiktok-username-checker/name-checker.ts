import { LRUCache } from 'lru-cache'
import type { TikTokSettings } from '@/lib/tool/settings'
import { checkOembed } from './check-oembed'
import { checkProfilePage } from './check-profile-page'
import type { Finding } from './describe-finding'
import { createPageFetcher, createThrottle, type FetchPage } from './page-fetcher'

/** One name that has passed the spelling rules; rejects only with the signal's reason. */
export type NameChecker = (name: string, signal: AbortSignal) => Promise<Finding>

type Options = {
  tiktok: TikTokSettings
  /** Least time between two requests to TikTok, over all visitors. 176 at one a second were answered without complaint. */
  gapMs: number
  /** How long nobody asks TikTok after it asked us to slow down. */
  pauseMs: number
}

const MINUTE_MS = 60_000

/** How long a finding stays true enough: an account seldom goes, a missing one may be made at any moment. */
const cacheMsByKind: Record<Finding['kind'], number> = {
  public: 60 * MINUTE_MS,
  private: 60 * MINUTE_MS,
  absent: 5 * MINUTE_MS,
  withheld: 5 * MINUTE_MS,
  elsewhere: 0,
  unclear: 0,
  limited: 0,
}

/**
 * A checker with a memory of its own: what was found lately is not asked again, all its requests keep to one pace, and a
 * 429 stops them all for a while.
 */
export function createNameChecker({ tiktok, gapMs, pauseMs }: Options): NameChecker {
  const cache = new LRUCache<string, Finding>({ max: 5_000 })
  const throttle = createThrottle(gapMs)
  let pausedUntil = 0

  return async (name, signal) => {
    const cachedFinding = cache.get(name)
    if (cachedFinding) return cachedFinding
    if (performance.now() < pausedUntil) return { kind: 'limited' }
    const finding = await checkName(name, createPageFetcher({ tiktok, throttle, signal }))
    const ttl = cacheMsByKind[finding.kind]
    if (ttl > 0) cache.set(name, finding, { ttl })
    if (finding.kind === 'limited') pausedUntil = performance.now() + pauseMs
    return finding
  }
}

/**
 * One name by TikTok's two public sources: oEmbed, and the profile page where oEmbed knows no public account. `name` has
 * passed the spelling rules. Rejects only with the reason of an aborted run.
 */
async function checkName(name: string, fetchPage: FetchPage): Promise<Finding> {
  const oembedFinding = await checkOembed(name, fetchPage)
  if (oembedFinding.kind === 'public' || oembedFinding.kind === 'limited') return oembedFinding
  const pageFinding = await checkProfilePage(name, fetchPage)
  if (pageFinding.kind !== 'unclear') return pageFinding
  return oembedFinding.kind === 'none' ? { kind: 'absent', isConfirmed: false } : oembedFinding
}

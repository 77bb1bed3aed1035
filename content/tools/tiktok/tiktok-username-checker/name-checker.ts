import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { parseJson } from '@/lib/core/parse-json'
import type { TikTokSettings } from '@/lib/tool/settings'
import { checkProfilePage, createPageFetcher, createThrottle, type FetchPage } from './check-profile-page'
import type { Finding } from './describe-finding'

const profileSchema = z.object({ author_url: z.string(), author_name: z.string().optional() })

/** `none`: no public account has this name; missing, private, under-13 and banned accounts look the same. */
type OembedFinding = Extract<Finding, { kind: 'public' | 'elsewhere' | 'unclear' | 'limited' }> | { kind: 'none' }

/**
 * Queries TikTok's oEmbed service for a profile. The service answers 200 for a public account and 400 otherwise
 * (developers.tiktok.com/doc/embed-creator-profiles, 2026-08).
 */
async function checkOembed(name: string, fetchPage: FetchPage): Promise<OembedFinding> {
  const profileUrl = encodeURIComponent(`https://www.tiktok.com/@${name}`)
  const response = await fetchPage(`/oembed?url=${profileUrl}`, 'application/json')
  if (response?.status === 429) return { kind: 'limited' }
  if (response?.status === 400) return { kind: 'none' }
  const body = profileSchema.safeParse(response?.status === 200 ? parseJson(response.text) : undefined)
  const handle = /\/@([A-Za-z0-9._]{1,40})/.exec(body.data?.author_url ?? '')?.[1]?.toLowerCase()
  if (!body.success || handle === undefined) return { kind: 'unclear' }
  if (handle !== name) return { kind: 'elsewhere', handle }
  return { kind: 'public', account: { nickname: body.data.author_name || null, followers: null } }
}

/** Checks one name with a valid spelling; rejects only with the signal's reason. */
export type NameChecker = (name: string, signal: AbortSignal) => Promise<Finding>

type Options = {
  tiktok: TikTokSettings
  /** Minimum time between requests of all visitors. TikTok did not limit 176 requests at one per second. */
  gapMs: number
  /** Pause without requests after a 429. */
  pauseMs: number
}

const MINUTE_MS = 60_000

/** Cache lifetimes: an account seldom disappears, but a missing one may be created at any moment. */
const cacheMsByKind: Record<Finding['kind'], number> = {
  public: 60 * MINUTE_MS,
  private: 60 * MINUTE_MS,
  absent: 5 * MINUTE_MS,
  withheld: 5 * MINUTE_MS,
  elsewhere: 0,
  unclear: 0,
  limited: 0,
}

/** Creates a checker with its own cache; its requests share one rate, and a 429 pauses them all. */
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

/** Asks oEmbed, then the profile page if oEmbed finds no account. Rejects only if the run is aborted. */
async function checkName(name: string, fetchPage: FetchPage): Promise<Finding> {
  const oembedFinding = await checkOembed(name, fetchPage)
  if (oembedFinding.kind === 'public' || oembedFinding.kind === 'limited') return oembedFinding
  const pageFinding = await checkProfilePage(name, fetchPage)
  if (pageFinding.kind !== 'unclear') return pageFinding
  return oembedFinding.kind === 'none' ? { kind: 'absent', isConfirmed: false } : oembedFinding
}

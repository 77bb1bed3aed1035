import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { parseJson } from '@/lib/tiktok/sources/lenient-schemas'
import type { TikTokSettings } from '@/lib/tool/settings'
import { checkProfilePage } from './check-profile-page'
import type { Finding } from './describe-finding'
import { createPageFetcher, createThrottle, type FetchPage } from './page-fetcher'

const profileSchema = z.object({ author_url: z.string(), author_name: z.string().optional() })

/** `none` knows no public creator of this name; whether it is absent, private, under 13 or banned looks the same. */
type OembedFinding = Extract<Finding, { kind: 'public' | 'elsewhere' | 'unclear' | 'limited' }> | { kind: 'none' }

/**
 * Asks TikTok's oEmbed service for a profile, the cheaper of the two sources: 200 and the same handle for a public
 * account, 400 otherwise (developers.tiktok.com/doc/embed-creator-profiles; WhatsMyName goes by it, 2026-08). `name`
 * has passed the spelling rules.
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

/** One name that has passed the spelling rules; rejects only with the signal's reason. */
export type NameChecker = (name: string, signal: AbortSignal) => Promise<Finding>

type Options = {
  tiktok: TikTokSettings
  /** Least time between two requests to TikTok, over all visitors. It answered 176 at one a second without a limit. */
  gapMs: number
  /** How long we leave TikTok alone after it asked us to slow down. */
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
 * A checker with a memory of its own: what was found lately is not asked again, all its requests keep to one pace, and
 * a 429 stops them all for a while.
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
 * One name by TikTok's two public sources: oEmbed, and the profile page where oEmbed knows no public account. `name`
 * has passed the spelling rules. Rejects only with the reason of an aborted run.
 */
async function checkName(name: string, fetchPage: FetchPage): Promise<Finding> {
  const oembedFinding = await checkOembed(name, fetchPage)
  if (oembedFinding.kind === 'public' || oembedFinding.kind === 'limited') return oembedFinding
  const pageFinding = await checkProfilePage(name, fetchPage)
  if (pageFinding.kind !== 'unclear') return pageFinding
  return oembedFinding.kind === 'none' ? { kind: 'absent', isConfirmed: false } : oembedFinding
}

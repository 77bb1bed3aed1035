import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { parseJson } from '@/lib/core/parse-json'
import { fetchTikTok, userAgent } from '@/lib/tiktok/sources/fetch-tiktok'
import * as lenient from '@/lib/tiktok/sources/lenient-schemas'
import { parsePageData } from '@/lib/tiktok/sources/page-data'
import type { TikTokSettings } from '@/lib/tool/settings'
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
    // Each request waits for the throttle. Redirects, such as to a login, are returned.
    const finding = await checkName(name, async (path, accept) => {
      await throttle(signal)
      const headers = { 'User-Agent': userAgent, Accept: accept, 'Accept-Language': 'en' }
      const options = { tiktok, signal, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, headers }
      try {
        return await fetchTikTok(`https://www.tiktok.com${path}`, options)
      } catch {
        signal.throwIfAborted()
        return null
      }
    })
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

/**
 * Requests a path of constants and validated parts from www.tiktok.com. Rejects only if the run is aborted; null after
 * a failure or timeout.
 */
type FetchPage = (path: string, accept: string) => Promise<{ status: number; text: string } | null>

/** Real profile pages are 290 to 430 kB. */
const MAX_BYTES = 3 * 1_024 * 1_024

const TIMEOUT_MS = 8_000

/**
 * Creates a throttle that admits callers in order, at least `gapMs` apart. A gap of 0 admits every caller at once. A
 * caller whose signal aborts first gets its reason.
 */
export function createThrottle(gapMs: number) {
  let nextFreeAt = 0
  return async (signal: AbortSignal): Promise<void> => {
    const now = performance.now()
    const startAt = Math.max(now, nextFreeAt)
    nextFreeAt = startAt + gapMs
    if (startAt > now) await sleep(startAt - now, undefined, { signal })
  }
}

/** Accepts a handle in any case; treats other values as missing. */
const handleSchema = z
  .string()
  .regex(/^[A-Za-z0-9._]{1,40}$/)
  .toLowerCase()
  .catch('')

const pageSchema = z.object({
  __DEFAULT_SCOPE__: z.object({
    'webapp.user-detail': z.object({
      statusCode: lenient.integer,
      userInfo: lenient.object({
        user: lenient.object({
          uniqueId: handleSchema,
          nickname: lenient.string,
          privateAccount: z.boolean().catch(false),
        }),
        stats: lenient.object({ followerCount: lenient.positiveNumber }),
      }),
    }),
  }),
})

/**
 * The HTTP status and the visible text do not depend on the account. `name` must have a valid spelling. Status codes of
 * the page, as Sherlock, gallery-dl and yt-dlp interpret them (2026-08): 10221 for a missing or banned account, 10202
 * for a missing one in earlier years, 10222 private. 10223 (under 13) and 10225 (a name that TikTok blocks) are from
 * TikTok's enumeration; we have not seen them.
 */
async function checkProfilePage(name: string, fetchPage: FetchPage): Promise<Finding> {
  const response = await fetchPage(`/@${name}`, 'text/html')
  if (response?.status === 429) return { kind: 'limited' }
  if (response?.status !== 200) return { kind: 'unclear' }
  const data = pageSchema.safeParse(parsePageData(response.text)).data?.__DEFAULT_SCOPE__['webapp.user-detail']
  if (!data) return { kind: 'unclear' }
  const { statusCode, userInfo } = data
  const { uniqueId: handle, nickname, privateAccount } = userInfo.user
  const account = { nickname: nickname || null, followers: userInfo.stats.followerCount }
  if (statusCode === 10202 || statusCode === 10221) return { kind: 'absent', isConfirmed: true }
  if (statusCode === 10223) return { kind: 'withheld', reason: 'age' }
  if (statusCode === 10225) return { kind: 'withheld', reason: 'name' }
  if (statusCode !== 0 && statusCode !== 10222) return { kind: 'unclear' }
  if (handle !== '' && handle !== name) return { kind: 'elsewhere', handle }
  // A private account's figures are not shown.
  if (statusCode === 10222 || (privateAccount && handle === name))
    return { kind: 'private', account: { ...account, followers: null } }
  return handle === name ? { kind: 'public', account } : { kind: 'unclear' }
}

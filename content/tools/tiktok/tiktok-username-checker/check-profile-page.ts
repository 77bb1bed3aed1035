import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { fetchTikTok, userAgent } from '@/lib/tiktok/sources/fetch-tiktok'
import * as lenient from '@/lib/tiktok/sources/lenient-schemas'
import { parsePageData } from '@/lib/tiktok/sources/page-data'
import type { TikTokSettings } from '@/lib/tool/settings'
import type { Account } from './checked-name'
import type { Finding } from './describe-finding'

/** Response of a public page; null after a failure or timeout. */
type PageResponse = { status: number; text: string } | null

/** Requests a path of constants and validated parts from www.tiktok.com. Rejects only if the run is aborted. */
export type FetchPage = (path: string, accept: string) => Promise<PageResponse>

/** Real profile pages are 290 to 430 kB. */
const MAX_BYTES = 3 * 1_024 * 1_024

const TIMEOUT_MS = 8_000

/** Each request waits for the throttle. Redirects, such as to a login, are returned. */
export function createPageFetcher(options: {
  tiktok: TikTokSettings
  throttle: Throttle
  signal: AbortSignal
}): FetchPage {
  const { tiktok, throttle, signal } = options
  return async (path, accept) => {
    await throttle(signal)
    try {
      return await fetchTikTok(`https://www.tiktok.com${path}`, {
        tiktok,
        signal,
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        headers: { 'User-Agent': userAgent, Accept: accept, 'Accept-Language': 'en' },
      })
    } catch {
      signal.throwIfAborted()
      return null
    }
  }
}

/** Waits for the caller's turn. Rejects with the signal's reason if it aborts first. */
type Throttle = (signal: AbortSignal) => Promise<void>

/** Creates a throttle that admits callers in order, at least `gapMs` apart. A gap of 0 admits every caller at once. */
export function createThrottle(gapMs: number): Throttle {
  let nextFreeAt = 0
  return async (signal) => {
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

/** The HTTP status and the visible text do not depend on the account. `name` must have a valid spelling. */
export async function checkProfilePage(name: string, fetchPage: FetchPage): Promise<Finding> {
  const response = await fetchPage(`/@${name}`, 'text/html')
  if (response?.status === 429) return { kind: 'limited' }
  if (response?.status !== 200) return { kind: 'unclear' }
  const data = pageSchema.safeParse(parsePageData(response.text)).data?.__DEFAULT_SCOPE__['webapp.user-detail']
  if (!data) return { kind: 'unclear' }
  const { user, stats } = data.userInfo
  const account = { nickname: user.nickname || null, followers: stats.followerCount }
  return toFinding(data.statusCode, { name, handle: user.uniqueId }, user.privateAccount, account)
}

/**
 * Status codes of the page, as Sherlock, gallery-dl and yt-dlp interpret them (2026-08): 10221 for a missing or banned
 * account, 10202 for a missing one in earlier years, 10222 private. 10223 (under 13) and 10225 (a name that TikTok
 * blocks) are from TikTok's enumeration; we have not seen them.
 */
function toFinding(
  statusCode: number | null,
  { name, handle }: { name: string; handle: string },
  isPrivate: boolean,
  account: Account,
): Finding {
  if (statusCode === 10202 || statusCode === 10221) return { kind: 'absent', isConfirmed: true }
  if (statusCode === 10223) return { kind: 'withheld', reason: 'age' }
  if (statusCode === 10225) return { kind: 'withheld', reason: 'name' }
  if (statusCode !== 0 && statusCode !== 10222) return { kind: 'unclear' }
  if (handle !== '' && handle !== name) return { kind: 'elsewhere', handle }
  if (statusCode === 10222 || (isPrivate && handle === name))
    return { kind: 'private', account: hideFollowers(account) }
  return handle === name ? { kind: 'public', account } : { kind: 'unclear' }
}

/** Do not show a private account's figures. */
const hideFollowers = ({ nickname }: Account): Account => ({ nickname, followers: null })

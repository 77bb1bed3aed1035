import { setTimeout as sleep } from 'node:timers/promises'
import { fetchTikTok, userAgent } from '@/lib/tiktok/sources/fetch-tiktok'
import type { TikTokSettings } from '@/lib/tool/settings'

/** Answer of a public page; null when there was none, or none in time. */
export type PageResponse = { status: number; text: string } | null

/** Asks www.tiktok.com for a path of constants and checked parts. Rejects only with the reason of an aborted run. */
export type FetchPage = (path: string, accept: string) => Promise<PageResponse>

/** Real profile pages have 290 to 430 kB. */
const MAX_BYTES = 3 * 1_024 * 1_024

const TIMEOUT_MS = 8_000

/** Each question waits for its turn first. Redirects, such as to a login, are answers like any other. */
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

/** Waits for this caller's turn. Rejects with the signal's reason when it aborts first. */
export type Throttle = (signal: AbortSignal) => Promise<void>

/** Lets callers through one by one, in their order, at least `gapMs` apart. A gap of 0 lets everyone through at once. */
export function createThrottle(gapMs: number): Throttle {
  let nextFreeAt = 0
  return async (signal) => {
    const now = performance.now()
    const startAt = Math.max(now, nextFreeAt)
    nextFreeAt = startAt + gapMs
    if (startAt > now) await sleep(startAt - now, undefined, { signal })
  }
}

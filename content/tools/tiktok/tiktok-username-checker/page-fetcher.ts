import { setTimeout as sleep } from 'node:timers/promises'
import { fetchTikTok, userAgent } from '@/lib/tiktok/sources/fetch-tiktok'
import type { TikTokSettings } from '@/lib/tool/settings'

/** Response of a public page; null after a failure or timeout. */
export type PageResponse = { status: number; text: string } | null

/**
 * Requests a path of constants and validated parts from www.tiktok.com. Rejects only with the reason of an aborted run.
 */
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
export type Throttle = (signal: AbortSignal) => Promise<void>

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

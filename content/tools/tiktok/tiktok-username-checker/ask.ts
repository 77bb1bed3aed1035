import { setTimeout as sleep } from 'node:timers/promises'
import { askTikTok, userAgent } from '@/lib/tiktok/sources/ask'
import type { TikTokSettings } from '@/lib/tool/settings'

/** Answer of a public page; null when there was none, or none in time. */
export type Answer = { status: number; text: string } | null

/** Asks www.tiktok.com for a path of constants and checked parts. Rejects only with the reason of an aborted run. */
export type Ask = (path: string, accept: string) => Promise<Answer>

/** Real profile pages have 290 to 430 kB. */
const MAX_BYTES = 3 * 1_024 * 1_024

const ANSWER_MS = 8_000

/** Each question waits for its turn first. Redirects, such as to a login, are answers like any other. */
export function createAsk(given: { tiktok: TikTokSettings; pace: Pace; signal: AbortSignal }): Ask {
  const { tiktok, pace, signal } = given
  return async (path, accept) => {
    await pace(signal)
    try {
      return await askTikTok(`https://www.tiktok.com${path}`, {
        tiktok,
        signal,
        maxBytes: MAX_BYTES,
        withinMs: ANSWER_MS,
        headers: { 'User-Agent': userAgent, Accept: accept, 'Accept-Language': 'en' },
      })
    } catch {
      signal.throwIfAborted()
      return null
    }
  }
}

/** Waits for this caller's turn. Rejects with the signal's reason when it aborts first. */
export type Pace = (signal: AbortSignal) => Promise<void>

/** Lets callers through one by one, in their order, at least `gapMs` apart. A gap of 0 lets everyone through at once. */
export function createPace(gapMs: number): Pace {
  let free = 0
  return async (signal) => {
    const now = performance.now()
    const turn = Math.max(now, free)
    free = turn + gapMs
    if (turn > now) await sleep(turn - now, undefined, { signal })
  }
}

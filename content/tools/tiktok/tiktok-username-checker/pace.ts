import { setTimeout as sleep } from 'node:timers/promises'

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

/** Browsers play a shorter time as 100 ms, a habit from slow computers. */
export const MIN_DELAY_MS = 20
export const MAX_DELAY_MS = 10_000

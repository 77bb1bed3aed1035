/** Browsers play a shorter time as 100 ms, a habit from slow computers. */
export const LEAST_MS = 20
export const MOST_MS = 10_000

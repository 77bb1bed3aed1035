/** The day that quotas and the budget count by, such as `2026-11-21`. */
export const utcDay = (now = Date.now()) => new Date(now).toISOString().slice(0, 10)

/** Seconds until that day ends, at least one. */
export function secondsToMidnight(now = Date.now()): number {
  const day = 86_400_000
  return Math.ceil((day - (now % day)) / 1000)
}

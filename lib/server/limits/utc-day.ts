/** The day that quotas and the budget count by, such as `2026-11-21`. */
export const getUtcDay = (now = Date.now()) => new Date(now).toISOString().slice(0, 10)

/** Seconds until that day ends, at least one. */
export function getSecondsToMidnight(now = Date.now()): number {
  const dayMs = 86_400_000
  return Math.ceil((dayMs - (now % dayMs)) / 1000)
}

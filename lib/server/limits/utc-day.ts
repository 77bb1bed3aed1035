/** Returns the day of quotas and budgets, such as `2026-11-21`. */
export const getUtcDay = (now = Date.now()) => new Date(now).toISOString().slice(0, 10)

/** Returns the seconds to the end of the UTC day, at least one. */
export function getSecondsToMidnight(now = Date.now()): number {
  const dayMs = 86_400_000
  return Math.ceil((dayMs - (now % dayMs)) / 1000)
}

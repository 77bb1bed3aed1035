export const DAY_MS = 86_400_000

/** `max` takes precedence over a greater `min`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

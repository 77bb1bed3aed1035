export const DAY_MS = 86_400_000

/** Returns the first index below `max` for which the condition is not met, else `max`. */
export function countWhile(max: number, isMet: (index: number) => boolean): number {
  let count = 0
  while (count < max && isMet(count)) count += 1
  return count
}

/** `max` takes precedence over a greater `min`. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

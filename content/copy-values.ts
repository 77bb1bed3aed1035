import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'

const values: Readonly<Record<string, string | number>> = { usesPerDay: MAX_USES_PER_DAY }

/** Returns the value of `{{name}}` in a `copy.md`. Throws for an unknown name, which stops the build. */
export function getCopyValue(name: string): string | number {
  const value = values[name]
  if (value === undefined) throw new Error(`copy.md: there is no value named ${name}`)
  return value
}

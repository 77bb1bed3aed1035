/** How the calculators write figures, the same on every visitor's machine and on the server. */

/** US dollars without decimals: "$1,621". */
export function dollars(value: number): string {
  return value.toLocaleString('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

/** A percentage with one decimal: "3.5%". */
export const percent = (value: number): string => `${value.toFixed(1)}%`

/**
 * The number in an input's text, held between `min` and `max`. Text that is no number counts as `min`, so that a
 * half-typed field never shows NaN.
 */
export function readNumber(text: string, { min = 0, max }: { min?: number; max: number }): number {
  const value = Number(text.trim())
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, value))
}

/** How the calculators write figures, the same on every visitor's machine and on the server. */

const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** US dollars without decimals: "$1,621". */
export const dollars = (value: number): string => currency.format(value)

/** A percentage with one decimal: "3.5%". */
export const percent = (value: number): string => `${value.toFixed(1)}%`

/** A whole number with separators: "10,000". */
export const count = (value: number): string => whole.format(value)

/**
 * The number in an input's text, held between `min` and `max`. Text that is no number counts as `min`, so that a
 * half-typed field never shows NaN.
 */
export function readNumber(text: string, { min = 0, max }: { min?: number; max: number }): number {
  const value = Number(text.trim())
  return Number.isNaN(value) ? min : Math.min(max, Math.max(min, value))
}

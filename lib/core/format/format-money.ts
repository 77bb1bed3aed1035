/** Number formats of the calculators, the same on every visitor's machine and on the server. */

/** US dollars without decimals: "$1,621". */
export function formatDollars(value: number): string {
  return value.toLocaleString('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

/** A percentage with one decimal: "3.5%". */
export const formatPercent = (value: number): string => `${value.toFixed(1)}%`

/** Formats US dollars without decimals: "$1,621". */
export function formatDollars(value: number): string {
  return value.toLocaleString('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

/** Formats a percentage with one decimal: "3.5%". */
export const formatPercent = (value: number): string => `${value.toFixed(1)}%`

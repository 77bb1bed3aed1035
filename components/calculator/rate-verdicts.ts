import type { Rate, Verdict } from '@/lib/platforms/engagement/engagement'

/** How a verdict is put in a word, and in which colour. */
export const rateVerdicts = {
  low: { text: 'Low', look: 'text-danger' },
  typical: { text: 'Typical', look: 'text-ink' },
  good: { text: 'Good', look: 'text-positive' },
  excellent: { text: 'Excellent', look: 'text-positive' },
} as const satisfies Record<Verdict, { text: string; look: string }>

/** A rate in two decimals: "5.00%"; a dash for none. */
export const rateInWords = (result: Rate | null): string => (result ? `${result.rate.toFixed(2)}%` : '–')

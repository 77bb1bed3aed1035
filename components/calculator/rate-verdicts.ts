import type { EngagementRate, Verdict } from '@/lib/platforms/engagement/engagement'

/** How a verdict is put in a word, and in which colour. */
export const rateVerdicts = {
  low: { text: 'Low', className: 'text-danger' },
  typical: { text: 'Typical', className: 'text-ink' },
  good: { text: 'Good', className: 'text-positive' },
  excellent: { text: 'Excellent', className: 'text-positive' },
} as const satisfies Record<Verdict, { text: string; className: string }>

/** A rate in two decimals: "5.00%"; a dash for none. */
export const formatRate = (result: EngagementRate | null): string => (result ? `${result.rate.toFixed(2)}%` : '–')

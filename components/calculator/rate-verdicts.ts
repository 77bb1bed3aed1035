import type { EngagementRate, Verdict } from '@/lib/platforms/engagement/engagement'

export const rateVerdicts = {
  low: { text: 'Low', className: 'text-danger' },
  typical: { text: 'Typical', className: 'text-ink' },
  good: { text: 'Good', className: 'text-positive' },
  excellent: { text: 'Excellent', className: 'text-positive' },
} as const satisfies Record<Verdict, { text: string; className: string }>

/** Formats a rate with two decimals, such as "5.00%"; a dash for null. */
export const formatRate = (result: EngagementRate | null): string => (result ? `${result.rate.toFixed(2)}%` : '–')

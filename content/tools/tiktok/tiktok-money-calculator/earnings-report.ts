import { formatCount } from '@/lib/core/format/format-count'
import { formatDollars, formatPercent } from '@/lib/core/format/format-money'
import { accountTypes, type Earnings, type EarningsInput, locations, niches } from './earnings'
import { streamLabels } from './stream-labels'

/** The estimate as text to paste into a message. */
export function formatEarningsText(input: EarningsInput, { monthly, yearly, breakdown }: Earnings): string {
  return [
    `TikTok earnings estimate: ${formatDollars(monthly.total)} per month, ${formatDollars(yearly.total)} per year`,
    `${formatCount(input.followers)} followers, ${formatCount(input.averageViews)} average views, ${formatPercent(input.engagement)} engagement, ${locations[input.location].label}, ${niches[input.niche].label}, ${accountTypes[input.account].label.toLowerCase()} account`,
    ...breakdown.map(
      ({ stream, value, percentage }) =>
        `${streamLabels[stream]}: ${formatDollars(value)} (${formatPercent(percentage)})`,
    ),
    'An estimate from public averages, not a promise. The range is half to one and a half times these figures.',
  ].join('\n')
}

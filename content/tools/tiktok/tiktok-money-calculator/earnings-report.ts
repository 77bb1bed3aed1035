import { dollars, percent } from '@/lib/core/format/calculator'
import { count } from '@/lib/core/format/count'
import { accounts, type Earnings, type EarningsInput, locations, niches } from './earnings'
import { streams } from './streams'

/** The estimate as text to paste into a message. */
export function earningsText(input: EarningsInput, { monthly, yearly, breakdown }: Earnings): string {
  return [
    `TikTok earnings estimate: ${dollars(monthly.total)} per month, ${dollars(yearly.total)} per year`,
    `${count(input.followers)} followers, ${count(input.averageViews)} average views, ${percent(input.engagement)} engagement, ${locations[input.location].label}, ${niches[input.niche].label}, ${accounts[input.account].label.toLowerCase()} account`,
    ...breakdown.map(
      ({ stream, value, percentage }) => `${streams[stream]}: ${dollars(value)} (${percent(percentage)})`,
    ),
    'An estimate from public averages, not a promise. The range is half to one and a half times these figures.',
  ].join('\n')
}

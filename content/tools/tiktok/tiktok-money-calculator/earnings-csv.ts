import { formatCsv } from '@/lib/core/csv'
import { type Earnings, streamLabels } from './earnings'

/** One row per stream, in dollars and cents. */
export function formatEarningsCsv({ monthly, yearly, breakdown }: Earnings): string {
  return formatCsv([
    ['Stream', 'US dollars per month', 'US dollars per year', 'Share in percent'],
    ...breakdown.map(({ stream, value, percentage }) => [
      streamLabels[stream],
      value.toFixed(2),
      (value * 12).toFixed(2),
      percentage.toFixed(1),
    ]),
    ['Total', monthly.total.toFixed(2), yearly.total.toFixed(2), ''],
  ])
}

import { toCsvText } from '@/lib/core/csv'
import type { Earnings } from './earnings'
import { streams } from './streams'

/** One row a stream, in dollars and cents. */
export function earningsCsv({ monthly, yearly, breakdown }: Earnings): string {
  return toCsvText([
    ['Stream', 'US dollars per month', 'US dollars per year', 'Share in percent'],
    ...breakdown.map(({ stream, value, percentage }) => [
      streams[stream],
      value.toFixed(2),
      (value * 12).toFixed(2),
      percentage.toFixed(1),
    ]),
    ['Total', monthly.total.toFixed(2), yearly.total.toFixed(2), ''],
  ])
}

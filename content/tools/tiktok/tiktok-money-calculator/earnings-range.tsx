import { formatDollars } from '@/lib/core/format/format-money'
import type { Earnings } from './earnings'

/** The range is ours: half to one and a half times the estimate, which is how far such models are commonly off. */
const formatRange = (total: number) => `${formatDollars(total * 0.5)} to ${formatDollars(total * 1.5)}`

export function EarningsRange({ monthly, yearly }: Pick<Earnings, 'monthly' | 'yearly'>) {
  return (
    <p className="text-muted text-sm">
      Likely range: <span className="font-semibold text-ink tabular-nums">{formatRange(monthly.total)}</span> per month,{' '}
      <span className="font-semibold text-ink tabular-nums">{formatRange(yearly.total)}</span> per year.
    </p>
  )
}

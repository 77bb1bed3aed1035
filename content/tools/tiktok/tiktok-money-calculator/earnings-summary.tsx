import { dollars } from '@/lib/figures/calculator'
import type { Earnings } from './earnings'

/** The range is ours: half to one and a half times the estimate, which is how far such models are commonly off. */
const range = (total: number) => `${dollars(total * 0.5)} to ${dollars(total * 1.5)}`

export function EarningsSummary({ monthly, yearly }: Pick<Earnings, 'monthly' | 'yearly'>) {
  const figures = [
    { label: 'Monthly earnings', total: monthly.total },
    { label: 'Yearly potential', total: yearly.total },
  ]
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {figures.map(({ label, total }) => (
        <div key={label} className="rounded-xl border border-line bg-surface p-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd>
            <span className="block font-bold text-3xl tabular-nums">{dollars(total)}</span>
            <span className="text-muted text-sm">Likely range {range(total)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

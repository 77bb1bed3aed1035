import type { EngagementRate, Verdict } from '@/lib/platforms/engagement/engagement'
import type { Band } from '@/lib/platforms/engagement/engagement-bands'
import type { Benchmark } from './engagement-platform'

export const rateVerdicts = {
  low: { text: 'Low', className: 'text-danger' },
  typical: { text: 'Typical', className: 'text-ink' },
  good: { text: 'Good', className: 'text-positive' },
  excellent: { text: 'Excellent', className: 'text-positive' },
} as const satisfies Record<Verdict, { text: string; className: string }>

/** Formats a rate with two decimals, such as "5.00%". */
export const formatRate = (result: EngagementRate | null, fallback = '–'): string =>
  result ? `${result.rate.toFixed(2)}%` : fallback

/** Position of a rate within its band. The figures below give the same information as text. */
function RateGauge({ rate, band }: { rate: number; band: Band }) {
  const maxRate = band.high * 1.5
  const toX = (value: number) => `${Math.min(100, (value / maxRate) * 100)}%`
  const marks = [band.low, band.median, band.high]
  return (
    <div className="mt-3">
      <svg aria-hidden="true" className="h-4 w-full overflow-visible">
        <rect y="5" width="100%" height="6" rx="3" className="fill-raised" />
        {marks.map((mark) => (
          <rect key={mark} x={toX(mark)} y="2" width="2" height="12" className="fill-field-line" />
        ))}
        <circle cx={toX(rate)} cy="8" r="7" className="fill-accent" />
      </svg>
      <p className="mt-1 text-muted text-sm tabular-nums">
        Typical: {band.low}% and up. Good: {band.median}% and up. Excellent: {band.high}% and up.
      </p>
    </div>
  )
}

type Props = { basis: string; result: EngagementRate | null; benchmark: Benchmark | null }

export function RateCard({ basis, result, benchmark }: Props) {
  const title = `Engagement rate by ${basis}`
  const comparison = result?.comparison
  const verdict = comparison && rateVerdicts[comparison.verdict]
  return (
    <section aria-label={title} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-semibold text-sm">{title}</h3>
      {verdict && benchmark ? (
        <>
          <p className="mt-1">
            {formatRate(result)}: <span className={`font-semibold ${verdict.className}`}>{verdict.text}. </span>
            {benchmark.verdicts[comparison.verdict]}
          </p>
          <RateGauge rate={result.rate} band={comparison.band} />
          <p className="mt-2 text-muted text-sm">
            Compared with accounts that have {comparison.band.label}. {benchmark.source}
          </p>
        </>
      ) : result ? (
        <p className="mt-1">{formatRate(result)}. We found no reliable numbers to compare this rate with.</p>
      ) : (
        <p className="mt-1">Enter your {basis} to see this rate.</p>
      )}
    </section>
  )
}

import type { Rate } from '@/lib/platforms/engagement'
import type { Benchmark } from './engagement-platform'
import { RateGauge } from './rate-gauge'

const verdicts = {
  low: { word: 'Low', look: 'text-danger' },
  typical: { word: 'Typical', look: 'text-caution' },
  good: { word: 'Good', look: 'text-positive' },
  excellent: { word: 'Excellent', look: 'text-positive' },
} as const

type Props = { by: string; result: Rate | null; benchmark: Benchmark | null }

export function RateCard({ by, result, benchmark }: Props) {
  const title = `Engagement rate by ${by}`
  return (
    <section aria-label={title} className="rounded-xl border border-line bg-surface p-4">
      <h3 className="text-muted text-sm">{title}</h3>
      {result ? (
        <>
          <p className="font-bold text-3xl tabular-nums">{result.rate.toFixed(2)}%</p>
          {benchmark && result.comparison ? (
            <Comparison rate={result.rate} comparison={result.comparison} benchmark={benchmark} />
          ) : (
            <p className="mt-1 text-muted text-sm">
              We know of no published figures for this rate, so it carries no verdict.
            </p>
          )}
        </>
      ) : (
        <p className="mt-1 text-muted">Enter your {by} to see this rate.</p>
      )}
    </section>
  )
}

type ComparisonProps = { rate: number; comparison: NonNullable<Rate['comparison']>; benchmark: Benchmark }

function Comparison({ rate, comparison: { band, verdict }, benchmark }: ComparisonProps) {
  return (
    <>
      <p className="mt-1 text-sm">
        <span className={`font-semibold ${verdicts[verdict].look}`}>{verdicts[verdict].word}. </span>
        {benchmark.verdicts[verdict]}
      </p>
      <RateGauge rate={rate} band={band} />
      <p className="mt-2 text-muted text-sm">
        Compared with accounts of {band.label}. {benchmark.source}
      </p>
    </>
  )
}

import type { EngagementRate } from '@/lib/platforms/engagement/engagement'
import type { Benchmark } from './engagement-platform'
import { RateGauge } from './rate-gauge'
import { formatRate, rateVerdicts } from './rate-verdicts'

type Props = { basis: string; result: EngagementRate | null; benchmark: Benchmark | null }

export function RateCard({ basis, result, benchmark }: Props) {
  const title = `Engagement rate by ${basis}`
  return (
    <section aria-label={title} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-semibold text-sm">{title}</h3>
      {result && benchmark && result.comparison ? (
        <Comparison result={result} comparison={result.comparison} benchmark={benchmark} />
      ) : result ? (
        <p className="mt-1">{formatRate(result)}. We found no reliable figures to compare this rate with.</p>
      ) : (
        <p className="mt-1">Enter your {basis} to see this rate.</p>
      )}
    </section>
  )
}

type ComparisonProps = {
  result: EngagementRate
  comparison: NonNullable<EngagementRate['comparison']>
  benchmark: Benchmark
}

function Comparison({ result, comparison: { band, verdict }, benchmark }: ComparisonProps) {
  const { text, className } = rateVerdicts[verdict]
  return (
    <>
      <p className="mt-1">
        {formatRate(result)}: <span className={`font-semibold ${className}`}>{text}. </span>
        {benchmark.verdicts[verdict]}
      </p>
      <RateGauge rate={result.rate} band={band} />
      <p className="mt-2 text-muted text-sm">
        Compared with accounts of {band.label}. {benchmark.source}
      </p>
    </>
  )
}

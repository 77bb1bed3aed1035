import type { Band } from '@/lib/platforms/engagement/engagement-bands'

/** Where a rate stands between the band's marks. The figures beneath say the same in words. */
export function RateGauge({ rate, band }: { rate: number; band: Band }) {
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
        Typical from {band.low}%, good from {band.median}%, excellent from {band.high}%
      </p>
    </div>
  )
}

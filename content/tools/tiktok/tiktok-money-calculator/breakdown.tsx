import { formatDollars, formatPercent } from '@/lib/core/format/format-money'
import type { Earnings } from './earnings'
import { streamLabels } from './stream-labels'

/** Colors of the specification. Each appears next to its label and stays in forced-colors mode. */
const streamClassNames = {
  creatorFund: { fill: 'fill-chart-purple', swatch: 'bg-chart-purple' },
  brandDeals: { fill: 'fill-chart-cyan', swatch: 'bg-chart-cyan' },
  liveGifts: { fill: 'fill-chart-green', swatch: 'bg-chart-green' },
  affiliate: { fill: 'fill-chart-amber', swatch: 'bg-chart-amber' },
} as const satisfies Record<keyof typeof streamLabels, { fill: string; swatch: string }>

/** The month's streams as a stacked bar and a list; the bar repeats the list. */
export function Breakdown({ breakdown }: Pick<Earnings, 'breakdown'>) {
  return (
    <section aria-labelledby="breakdown">
      <h3 id="breakdown" className="scroll-mt-16 font-semibold">
        Where it comes from each month
      </h3>
      <StackedBar breakdown={breakdown} />
      <ul className="mt-3 divide-y divide-line">
        {breakdown.map(({ stream, value, percentage }) => (
          <li key={stream} className="flex items-center gap-3 py-2 text-sm">
            <span
              aria-hidden
              className={`size-3 shrink-0 forced-color-adjust-none rounded-sm ${streamClassNames[stream].swatch}`}
            />
            <span className="grow">{streamLabels[stream]}</span>
            <span className="whitespace-nowrap font-semibold tabular-nums">{formatDollars(value)}</span>
            <span className="w-14 shrink-0 whitespace-nowrap text-right text-muted tabular-nums">
              {formatPercent(percentage)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StackedBar({ breakdown }: Pick<Earnings, 'breakdown'>) {
  let nextX = 0
  return (
    <svg aria-hidden="true" className="mt-3 h-5 w-full rounded-md bg-raised" preserveAspectRatio="none">
      {breakdown.map(({ stream, percentage }) => {
        const x = nextX
        nextX += percentage
        return (
          <rect
            key={stream}
            x={`${x}%`}
            width={`${percentage}%`}
            height="100%"
            className={streamClassNames[stream].fill}
          />
        )
      })}
    </svg>
  )
}

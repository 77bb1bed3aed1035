import { useState } from 'react'
import { RangeField } from '@/components/fields/fields'
import { formatDollars, formatPercent } from '@/lib/core/format/format-amount'
import { type Earnings, streamLabels, VIDEOS_PER_MONTH } from './earnings'

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
        Earnings by source
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

/**
 * Estimates Creator Rewards. Creators report $0.40 to $1.00 per 1,000 qualified views (napolify.com,
 * flowshorts.app/blog/tiktok-creativity-program; checked 2026-11); TikTok publishes no rate.
 */
export function RewardsEstimate({ averageViews, isOpen }: { averageViews: number; isOpen: boolean }) {
  const [qualifiedPercent, setQualifiedPercent] = useState(50)
  const [dollarsPerThousandViews, setDollarsPerThousandViews] = useState(0.7)
  const qualifiedViews = averageViews * VIDEOS_PER_MONTH * (qualifiedPercent / 100)
  return (
    <details className="rounded-xl border border-line bg-surface p-4">
      <summary className="min-h-11 font-semibold">
        {isOpen ? 'Creator Rewards could pay you more' : 'What Creator Rewards pays'}
      </summary>
      <p className="mt-2 text-muted text-sm">
        The estimate above uses the old Creator Fund rate. Creators in today’s Rewards program report 40 cents to a
        dollar per 1,000 qualified views of videos a minute or longer.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <RangeField
          label="Qualified views"
          value={qualifiedPercent}
          unit="%"
          min={0}
          max={100}
          step={5}
          onValueChange={setQualifiedPercent}
        />
        <RangeField
          label="Pay per 1,000 qualified views"
          value={dollarsPerThousandViews}
          valueText={`$${dollarsPerThousandViews.toFixed(2)}`}
          min={0.4}
          max={1}
          step={0.05}
          onValueChange={setDollarsPerThousandViews}
        />
      </div>
      <p className="mt-4" aria-live="polite">
        <span className="font-bold text-xl tabular-nums">
          {formatDollars((qualifiedViews / 1000) * dollarsPerThousandViews)}
        </span>{' '}
        per month from {VIDEOS_PER_MONTH} videos
      </p>
    </details>
  )
}

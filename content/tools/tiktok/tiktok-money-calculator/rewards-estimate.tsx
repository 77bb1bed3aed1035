import { useState } from 'react'
import { SliderField } from '@/components/calculator/slider-field'
import { formatDollars } from '@/lib/core/format/format-money'

/**
 * Estimates Creator Rewards. Creators report $0.40 to $1.00 per 1,000 qualified views (napolify.com,
 * flowshorts.app/blog/tiktok-creativity-program; checked 2026-11); TikTok publishes no rate.
 */
export function RewardsEstimate({ averageViews }: { averageViews: number }) {
  const [qualifiedPercent, setQualifiedPercent] = useState(50)
  const [dollarsPerThousandViews, setDollarsPerThousandViews] = useState(0.7)
  const monthlyEarnings = ((averageViews * 30 * (qualifiedPercent / 100)) / 1000) * dollarsPerThousandViews
  return (
    <details className="rounded-xl border border-line bg-surface p-4">
      <summary className="font-semibold">In Creator Rewards, the views alone would pay more</summary>
      <p className="mt-2 text-muted text-sm">
        The estimate above uses the old Creator Fund rate. Creators in today’s Rewards programme report 40 cents to a
        dollar per 1,000 qualified views of videos over a minute.
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SliderField
          label="Views that qualify"
          value={qualifiedPercent}
          valueText={`${qualifiedPercent}%`}
          min={0}
          max={100}
          step={5}
          onChange={setQualifiedPercent}
        />
        <SliderField
          label="Paid per 1,000 of them"
          value={dollarsPerThousandViews}
          valueText={`$${dollarsPerThousandViews.toFixed(2)}`}
          min={0.4}
          max={1}
          step={0.05}
          onChange={setDollarsPerThousandViews}
        />
      </div>
      <p className="mt-4" aria-live="polite">
        <span className="font-bold text-xl tabular-nums">{formatDollars(monthlyEarnings)}</span> per month from thirty
        videos
      </p>
    </details>
  )
}

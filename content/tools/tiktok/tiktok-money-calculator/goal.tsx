import { useState } from 'react'
import { NumberField } from '@/components/calculator/number-field'
import { count } from '@/lib/core/format/count'
import { readFigure } from '@/lib/core/format/read-figure'
import { type EarningsInput, followersFor } from './earnings'
import { earningsRanges } from './earnings-query'

export function Goal({ input }: { input: EarningsInput }) {
  const [text, setText] = useState('1000')
  const followers = followersFor(readFigure(text, earningsRanges.goal).value, input)
  return (
    <section aria-labelledby="goal" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 id="goal" className="font-semibold">
        Set a goal
      </h3>
      <div className="mt-3 grid items-center gap-x-6 sm:grid-cols-2">
        <NumberField label="Dollars per month" value={text} onChange={setText} range={earningsRanges.goal} />
        <p aria-live="polite">{sentence(followers, input.followers)}</p>
      </div>
    </section>
  )
}

function sentence(needed: number | null, now: number): string {
  if (needed === null) return 'More followers alone won’t change this estimate.'
  if (needed <= now) return 'By this estimate you’re already there.'
  return `About ${count(needed)} followers with the same views and engagement: ${count(needed - now)} more than now.`
}

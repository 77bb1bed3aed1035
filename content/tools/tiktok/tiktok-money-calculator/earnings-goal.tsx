import { useState } from 'react'
import { NumberField } from '@/components/calculator/number-field'
import { formatCount } from '@/lib/core/format/format-count'
import { parseNumberInput } from '@/lib/core/format/parse-number-input'
import { type EarningsInput, getFollowersForGoal } from './earnings'
import { earningsRanges } from './earnings-query'

export function EarningsGoal({ input }: { input: EarningsInput }) {
  const [text, setText] = useState('1000')
  const followers = getFollowersForGoal(parseNumberInput(text, earningsRanges.goal).value, input)
  return (
    <section aria-labelledby="goal" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 id="goal" className="font-semibold">
        Set a goal
      </h3>
      <div className="mt-3 grid items-center gap-x-6 sm:grid-cols-2">
        <NumberField label="Dollars per month" value={text} onChange={setText} range={earningsRanges.goal} />
        <p aria-live="polite">{describeGoal(followers, input.followers)}</p>
      </div>
    </section>
  )
}

function describeGoal(neededFollowers: number | null, currentFollowers: number): string {
  if (neededFollowers === null) return 'More followers alone won’t change this estimate.'
  if (neededFollowers <= currentFollowers) return 'By this estimate you’re already there.'
  return `About ${formatCount(neededFollowers)} followers with the same views and engagement: ${formatCount(neededFollowers - currentFollowers)} more than now.`
}

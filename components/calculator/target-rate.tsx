import { formatCount } from '@/lib/core/format/format-count'
import { formatNumber, parseNumberInput } from '@/lib/core/format/parse-number-input'
import { countMissingInteractions, type EngagementInput } from '@/lib/platforms/engagement/engagement'
import { engagementRanges } from './engagement-query'
import { NumberField } from './number-field'

type Props = { input: EngagementInput; postNoun: string; value: string; onChange: (value: string) => void }

export function TargetRate({ input, postNoun, value, onChange }: Props) {
  const targetRate = parseNumberInput(value, engagementRanges.t).value
  return (
    <section aria-label="Target" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="grid items-center gap-x-6 sm:grid-cols-2">
        <NumberField
          label="Rate you aim for (% of followers)"
          value={value}
          onChange={onChange}
          range={engagementRanges.t}
          step={0.1}
        />
        <p aria-live="polite" className="font-semibold">
          {buildTargetMessage(targetRate, input, postNoun)}
        </p>
      </div>
    </section>
  )
}

function buildTargetMessage(targetRate: number, input: EngagementInput, postNoun: string): string {
  if (input.followers === 0) return 'Enter your followers to see what’s missing.'
  const missingCount = countMissingInteractions(targetRate, input)
  if (missingCount === 0) return `You’ve reached ${formatNumber(targetRate)}%.`
  const perPostSuffix = input.posts > 1 ? ` on each ${postNoun}` : ''
  return `${formatCount(missingCount)} more ${missingCount === 1 ? 'interaction' : 'interactions'}${perPostSuffix} to reach ${formatNumber(targetRate)}%`
}

import { formatCount } from '@/lib/core/format/format-count'
import { formatNumber, parseNumberInput } from '@/lib/core/format/parse-number-input'
import { type EngagementInput, interactionsMissing } from '@/lib/platforms/engagement/engagement'
import { engagementRanges } from './engagement-query'
import { NumberField } from './number-field'

type Props = { input: EngagementInput; post: string; value: string; onChange: (value: string) => void }

export function TargetRate({ input, post, value, onChange }: Props) {
  const target = parseNumberInput(value, engagementRanges.t).value
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
          {sentence(target, input, post)}
        </p>
      </div>
    </section>
  )
}

function sentence(target: number, input: EngagementInput, post: string): string {
  if (input.followers === 0) return 'Enter your followers to see what’s missing.'
  const missing = interactionsMissing(target, input)
  if (missing === 0) return `You’ve reached ${formatNumber(target)}%.`
  const each = input.posts > 1 ? ` on each ${post}` : ''
  return `${formatCount(missing)} more ${missing === 1 ? 'interaction' : 'interactions'}${each} to reach ${formatNumber(target)}%`
}

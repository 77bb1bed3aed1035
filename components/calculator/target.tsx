import { readNumber } from '@/lib/figures/calculator'
import { count } from '@/lib/figures/count'
import { type EngagementInput, interactionsMissing } from '@/lib/platforms/engagement'
import { NumberField } from './number-field'

type Props = { input: EngagementInput; post: string; value: string; onChange: (value: string) => void }

export function Target({ input, post, value, onChange }: Props) {
  const target = readNumber(value, { max: 100 })
  return (
    <section aria-label="Target" className="rounded-xl border border-line bg-surface p-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <NumberField
          label="Rate by followers you aim for (%)"
          value={value}
          onChange={onChange}
          max={100}
          step={0.1}
        />
        <p aria-live="polite">{sentence(target, input, post)}</p>
      </div>
    </section>
  )
}

function sentence(target: number, input: EngagementInput, post: string): string {
  if (input.followers === 0) return 'Enter your followers to see what is missing.'
  const missing = interactionsMissing(target, input)
  if (missing === 0) return `You have reached ${target}%.`
  const each = input.posts > 1 ? ` on each ${post}` : ''
  return `${count(missing)} more ${missing === 1 ? 'interaction' : 'interactions'}${each} to reach ${target}%`
}

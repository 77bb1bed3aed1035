import type { EarningsInput } from './earnings'
import { getEligibility } from './eligibility'
import { streamLabels } from './stream-labels'

const stateStyles = {
  open: { label: 'Open to you', className: 'text-positive' },
  closed: { label: 'Not open yet', className: 'text-danger' },
  depends: { label: 'Depends', className: 'text-caution' },
} as const

export function EligibilityNotes({ input }: { input: EarningsInput }) {
  return (
    <section aria-labelledby="eligibility">
      <h3 id="eligibility" className="font-semibold">
        Can your account earn this?
      </h3>
      <ul className="mt-2 space-y-2 text-sm">
        {getEligibility(input).map(({ stream, state, reason }) => (
          <li key={stream}>
            <span className="font-semibold">{streamLabels[stream]}: </span>
            <span className={`font-semibold ${stateStyles[state].className}`}>{stateStyles[state].label}. </span>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

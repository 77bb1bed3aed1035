import type { EarningsInput } from './earnings'
import { eligibilityOf } from './eligibility'
import { streams } from './streams'

const states = {
  open: { word: 'Open to you', look: 'text-positive' },
  closed: { word: 'Not open yet', look: 'text-danger' },
  depends: { word: 'Depends', look: 'text-caution' },
} as const

export function EligibilityNotes({ input }: { input: EarningsInput }) {
  return (
    <section aria-labelledby="eligibility">
      <h3 id="eligibility" className="font-semibold">
        Can your account earn this?
      </h3>
      <ul className="mt-2 space-y-2 text-sm">
        {eligibilityOf(input).map(({ stream, state, reason }) => (
          <li key={stream}>
            <span className="font-semibold">{streams[stream]}: </span>
            <span className={`font-semibold ${states[state].look}`}>{states[state].word}. </span>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

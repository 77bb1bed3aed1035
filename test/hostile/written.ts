import type { Finding } from './measure'
import type { Outcome } from './supervise'

/** What was found, for the person who mends it; null for nothing. */
export function written(outcome: Outcome<Finding | null> | undefined): string | null {
  if (outcome === undefined) return 'was never measured'
  if ('endless' in outcome) return `does not end with ${outcome.endless}`
  if (outcome.answer === null) return null
  const { shape, length, multiple, growth, milliseconds } = outcome.answer
  return (
    `${shape} of ${length} takes ${Math.round(multiple)} times as long as a normal text (${milliseconds.toFixed(1)} ms), ` +
    `and ${growth.toFixed(1)} times as long as a quarter of it`
  )
}

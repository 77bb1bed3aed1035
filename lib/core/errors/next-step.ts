import { type ErrorCode, errors } from './catalogue'

/** What helps after an error: another text, the same once more, or neither today. */
export type NextStep = 'edit' | 'again' | 'nothing'

/** Of those that would say otherwise by their status. */
const byCode: Partial<Record<ErrorCode, NextStep>> = {
  bot_check: 'again',
  bot_check_widget: 'again',
  bot_check_blocked: 'again',
  bot_check_insecure: 'nothing',
  rate_limited: 'again',
  invalid_request: 'again',
  english_only: 'edit',
  already_short: 'nothing',
}

const ofTheText: readonly number[] = [400, 403, 404, 413, 422, 451]

/** What to offer after an error: never to try again what would fail again. */
export function nextStep(code: ErrorCode): NextStep {
  const known = byCode[code]
  if (known) return known
  const { status } = errors[code]
  if (ofTheText.includes(status)) return 'edit'
  return status === 429 || status === 501 ? 'nothing' : 'again'
}

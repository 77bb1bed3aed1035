import { type ErrorCode, errors } from './error-catalog'

/** What helps after an error: editing the text, retrying, or neither today. */
export type Recovery = 'edit' | 'again' | 'nothing'

const recoveryByCode: Partial<Record<ErrorCode, Recovery>> = {
  bot_check: 'again',
  bot_check_widget: 'again',
  bot_check_blocked: 'again',
  bot_check_insecure: 'nothing',
  rate_limited: 'again',
  invalid_request: 'again',
  english_only: 'edit',
  already_short: 'nothing',
}

const textErrorStatuses: readonly number[] = [400, 403, 404, 413, 422, 451]

/** Returns what to offer after an error. Never suggests a retry that would fail again. */
export function getRecovery(code: ErrorCode): Recovery {
  const recovery = recoveryByCode[code]
  if (recovery) return recovery
  const { status } = errors[code]
  if (textErrorStatuses.includes(status)) return 'edit'
  return status === 429 || status === 501 ? 'nothing' : 'again'
}

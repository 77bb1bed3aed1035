import { type ErrorCode, errors } from './error-catalog'
import { buildTooLongMessage } from './page-errors'

export { type ErrorCode, errors }

/** Why an error happened, for the log and the breaker; never shown. */
export type FailureReason =
  | 'upstream_auth'
  | 'upstream_billing'
  | 'upstream_rate'
  | 'upstream_server'
  | 'upstream_timeout'
  | 'upstream_network'
  | 'upstream_request'
  | 'upstream_malformed'
  /** An answer many times longer than what was asked for. */
  | 'upstream_oversized'
  /** A page that wants to know whether a person asks; never solved. */
  | 'upstream_challenge'
  /** A redirect or a name led to an address that may not be asked. */
  | 'upstream_address'
  | 'breaker_open'
  | 'budget_spent'
  /** One address has spent its share of the day's budget. */
  | 'share_spent'
  /** What counts money and runs of models cannot be asked. */
  | 'limits_down'
  | 'busy'
  | 'bot_service'
  | 'bot_config'
  /** A proof that has counted already. */
  | 'bot_replay'
  /** Another site's page made the browser ask. */
  | 'other_origin'
  /** The model reads text alone. */
  | 'upstream_blind'
  /** The model's server refused the words before it drew anything. */
  | 'upstream_moderated'
  /** The model gave its instructions away. */
  | 'canary'
  | 'client_gone'

type PublicErrorOptions = {
  /** Overrides the catalogue's status, as for 413 and 415. */
  status?: number
  retryAfterSeconds?: number
  /** Longest text allowed, in code points; named in `too_long`. */
  maxLength?: number
  reason?: FailureReason
}

/** An error of the catalogue. Its message is the catalogue's own text, so it is safe to send and to log. */
export class PublicError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly reason: FailureReason | undefined

  constructor(code: ErrorCode, options: PublicErrorOptions = {}) {
    super(buildReplyText(code, options))
    this.name = 'PublicError'
    this.code = code
    this.status = options.status ?? errors[code].status
    this.retryAfterSeconds = options.retryAfterSeconds
    this.reason = options.reason
  }
}

function buildReplyText(code: ErrorCode, { maxLength, retryAfterSeconds = 0 }: PublicErrorOptions): string {
  if (code === 'too_long' && maxLength !== undefined) {
    return buildTooLongMessage(maxLength)
  }
  if (code === 'rate_limited' && retryAfterSeconds > 60) {
    return `Please wait ${Math.ceil(retryAfterSeconds / 60)} minutes and try again.`
  }
  const entry = errors[code]
  return 'replyText' in entry ? entry.replyText : entry.text
}

const textFragmentCodes: readonly (readonly [string, ErrorCode])[] = [
  ['Bot verification failed', 'bot_check'],
  ['valid TikTok URL', 'invalid_url'],
  ['temporarily unavailable', 'unavailable'],
  ['technical limitations', 'unsupported'],
]

/** What an error reply may say. */
export type ErrorReply = {
  code?: string | undefined
  error?: string | undefined
  useCounted?: boolean | undefined
}

export type Notice = { code: ErrorCode; title: string; text: string }

/**
 * What the page shows for an error reply. Goes by `code`; without a known one by the words in `error`, else it is the
 * generic failure with the server's text.
 */
export function buildNotice(reply: ErrorReply): Notice {
  const code = findErrorCode(reply)
  const entry = errors[code]
  return { code, title: entry.title, text: 'replyText' in entry ? entry.text : reply.error?.trim() || entry.text }
}

function findErrorCode({ code, error = '' }: ErrorReply): ErrorCode {
  if (code !== undefined && Object.hasOwn(errors, code)) return code as ErrorCode
  return textFragmentCodes.find(([fragment]) => error.includes(fragment))?.[1] ?? 'internal'
}

import { type ErrorCode, errors } from './error-catalog'
import { buildTooLongMessage } from './page-errors'

export { type ErrorCode, errors }

/** The cause of an error, for the log and the circuit breaker; never shown. */
export type FailureReason =
  | 'upstream_auth'
  | 'upstream_billing'
  | 'upstream_rate'
  | 'upstream_server'
  | 'upstream_timeout'
  | 'upstream_network'
  | 'upstream_request'
  | 'upstream_malformed'
  /** An answer many times longer than requested. */
  | 'upstream_oversized'
  /** The response is a page that checks for a human visitor. The server does not solve such a check. */
  | 'upstream_challenge'
  /** A redirect or host name led to a forbidden address. */
  | 'upstream_address'
  | 'breaker_open'
  | 'budget_spent'
  /** One address has used its share of the day's budget. */
  | 'share_spent'
  | 'limits_down'
  | 'busy'
  | 'bot_service'
  | 'bot_config'
  | 'bot_replay'
  /** The browser sent the request for another site's page. */
  | 'other_origin'
  | 'upstream_blind'
  /** The model's server refused the prompt before it generated anything. */
  | 'upstream_moderated'
  /** The model revealed its instructions. */
  | 'canary'
  | 'client_gone'

type PublicErrorOptions = {
  /** Overrides the catalog's status, as for 413 and 415. */
  status?: number
  retryAfterSeconds?: number
  /** Maximum text length in code points, named in `too_long`. */
  maxLength?: number
  reason?: FailureReason
}

/** An error of the catalog. Its message is the catalog's text, so it is safe to send and to log. */
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

const codesByTextFragment: readonly (readonly [string, ErrorCode])[] = [
  ['Bot verification failed', 'bot_check'],
  ['valid TikTok URL', 'invalid_url'],
  ['temporarily unavailable', 'unavailable'],
  ['technical limitations', 'unsupported'],
]

export type ErrorReply = { code?: string | undefined; error?: string | undefined; useCounted?: boolean | undefined }

export type Notice = { code: ErrorCode; title: string; text: string }

/** Finds the error by `code`, then by the wording of `error`; otherwise the generic failure with the server's text. */
export function buildNotice(reply: ErrorReply): Notice {
  const code = findErrorCode(reply)
  const entry = errors[code]
  return { code, title: entry.title, text: 'replyText' in entry ? entry.text : reply.error?.trim() || entry.text }
}

function findErrorCode({ code, error = '' }: ErrorReply): ErrorCode {
  if (code !== undefined && Object.hasOwn(errors, code)) return code as ErrorCode
  return codesByTextFragment.find(([fragment]) => error.includes(fragment))?.[1] ?? 'internal'
}

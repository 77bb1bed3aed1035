import { type ErrorCode, type FailureReason, PublicError } from '@/lib/core/errors'

/**
 * Why a model could not be used. `auth` and `billing` need the operator and will not pass by themselves; `server`,
 * `timeout` and `network` may pass; `rate` says when; `request` is a model or a setting that the server refuses;
 * `malformed` is an answer that is not what was asked for; `oversized` is one that is many times longer.
 */
export type UpstreamFailure =
  | 'auth'
  | 'billing'
  | 'rate'
  | 'server'
  | 'timeout'
  | 'network'
  | 'request'
  | 'malformed'
  | 'oversized'

/** Failures after which there is nothing to show. */
const emptyFailures: readonly UpstreamFailure[] = ['malformed', 'oversized']

type Details = {
  code?: ErrorCode
  retryAfterSeconds?: number
  upstreamStatus?: number
  /** Whether the server may have worked before the failure. */
  hasBegun?: boolean
}

/** A failed call to a model. Its message is the catalogue's: nothing that the model's server said is passed on. */
export class UpstreamError extends PublicError {
  readonly kind: UpstreamFailure
  /** The server's HTTP status, for the log. */
  readonly upstreamStatus: number | undefined
  readonly hasBegun: boolean

  constructor(kind: UpstreamFailure, details: Details = {}) {
    const { code, retryAfterSeconds, upstreamStatus, hasBegun = false } = details
    super(code ?? (emptyFailures.includes(kind) ? 'empty_response' : 'unavailable'), {
      reason: `upstream_${kind}`,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    })
    this.name = 'UpstreamError'
    this.kind = kind
    this.upstreamStatus = upstreamStatus
    this.hasBegun = hasBegun
  }
}

/** What a model's server sends instead of an answer, without having worked. */
const unchargedReasons: readonly (FailureReason | undefined)[] = [
  'upstream_auth',
  'upstream_billing',
  'upstream_rate',
  'upstream_server',
  'upstream_network',
  'upstream_request',
  'upstream_blind',
  'upstream_moderated',
]

/** Whether a call that failed so is taken to cost nothing. */
export function isUncharged(failure: unknown): boolean {
  if (!(failure instanceof PublicError) || !unchargedReasons.includes(failure.reason)) return false
  return !(failure instanceof UpstreamError && failure.hasBegun)
}

/** Failures of a connection that had been made: the request may have arrived. */
const brokenConnectionCodes: readonly unknown[] = ['UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'ECONNRESET', 'EPIPE']

/** Whether the server may have worked on a request whose connection failed with this error of `fetch`. */
export function mayHaveBegun(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && brokenConnectionCodes.includes(cause.code)) return true
  }
  return false
}

import { type ErrorCode, type FailureReason, PublicError } from '@/lib/core/errors'

type RemovePrefix<Reason> = Reason extends `upstream_${infer Kind}` ? Kind : never

/** `auth` and `billing` need the operator. `request`: the server rejects a model or setting. */
type UpstreamFailure = RemovePrefix<FailureReason>

const emptyFailures: readonly UpstreamFailure[] = ['malformed', 'oversized']

type Details = {
  code?: ErrorCode
  retryAfterSeconds?: number
  upstreamStatus?: number
  /** Whether the server may have started work before the failure. */
  hasBegun?: boolean
}

/** A failed model call. Its message comes from the error catalog, because the server's message is never passed on. */
export class UpstreamError extends PublicError {
  readonly kind: UpstreamFailure
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

/** Statuses with which servers refuse a parameter; 413 is Groq's for a request over the limit per minute. */
export const refusalStatuses: readonly unknown[] = [400, 413, 415, 422, 501]

/** Failures that a server reports without having worked. */
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

export function isUncharged(failure: unknown): boolean {
  if (!(failure instanceof PublicError) || !unchargedReasons.includes(failure.reason)) return false
  return !(failure instanceof UpstreamError && failure.hasBegun)
}

/** Failures of an established connection, on which the request may have arrived. */
const brokenConnectionCodes: readonly unknown[] = ['UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'ECONNRESET', 'EPIPE']

/** Whether the server may have worked on a request that failed with this `fetch` error. */
export function mayHaveBegun(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && brokenConnectionCodes.includes(cause.code)) return true
  return false
}

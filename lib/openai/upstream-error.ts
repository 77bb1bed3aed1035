import { CatalogueError, type ErrorCode } from '@/lib/errors'

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
const empty: readonly UpstreamFailure[] = ['malformed', 'oversized']

type Details = { code?: ErrorCode; retryAfterSeconds?: number; upstreamStatus?: number }

/** A failed call to a model. Its message is the catalogue's: nothing that the model's server said is passed on. */
export class UpstreamError extends CatalogueError {
  readonly kind: UpstreamFailure
  /** The server's HTTP status, for the log. */
  readonly upstreamStatus: number | undefined

  constructor(kind: UpstreamFailure, { code, retryAfterSeconds, upstreamStatus }: Details = {}) {
    super(code ?? (empty.includes(kind) ? 'empty_response' : 'unavailable'), {
      reason: `upstream_${kind}`,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    })
    this.name = 'UpstreamError'
    this.kind = kind
    this.upstreamStatus = upstreamStatus
  }
}

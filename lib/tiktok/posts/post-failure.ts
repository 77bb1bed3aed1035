import type { ErrorCode, FailureReason } from '@/lib/core/errors'
import { PublicError } from '@/lib/core/errors'

export type PostFailure =
  | 'deleted'
  | 'private'
  | 'age'
  | 'region'
  /** The post is in review, taken down, or lacks its rights. */
  | 'withheld'
  /** The source has no such post and gives no reason. */
  | 'not_found'
  | 'login'
  | 'rate_limited'
  | 'challenge'
  | 'changed_shape'
  /** The page had no data, which happens occasionally; a retry may succeed. */
  | 'missing_data'
  | 'busy'

/** Most specific first. `isFinal` marks a verdict on the post itself, so no other source needs a request. */
const failureErrors: Readonly<Record<PostFailure, { code: ErrorCode; reason?: FailureReason; isFinal?: true }>> = {
  deleted: { code: 'video_not_found', isFinal: true },
  private: { code: 'video_private', isFinal: true },
  age: { code: 'video_age', isFinal: true },
  region: { code: 'video_region', isFinal: true },
  withheld: { code: 'video_withheld', isFinal: true },
  not_found: { code: 'video_not_found' },
  login: { code: 'video_login' },
  rate_limited: { code: 'unavailable', reason: 'upstream_rate' },
  challenge: { code: 'unavailable', reason: 'upstream_challenge' },
  changed_shape: { code: 'unavailable', reason: 'upstream_malformed' },
  missing_data: { code: 'unavailable', reason: 'upstream_malformed' },
  busy: { code: 'unavailable', reason: 'upstream_server' },
}

export const isFinalFailure = (failure: PostFailure): boolean => failureErrors[failure].isFinal ?? false

/** Returns the most specific failure of a post's sources; `busy` without any. */
export function pickMostSpecificFailure(failures: readonly PostFailure[]): PostFailure {
  return (Object.keys(failureErrors) as PostFailure[]).find((failure) => failures.includes(failure)) ?? 'busy'
}

export function createFailureError(failure: PostFailure): PublicError {
  const { code, reason } = failureErrors[failure]
  return new PublicError(code, reason ? { reason } : {})
}

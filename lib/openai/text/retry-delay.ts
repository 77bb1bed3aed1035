import type { PublicError } from '@/lib/core/errors'
import { UpstreamError } from '@/lib/openai/upstream-error'

const MAX_RETRY_AFTER_SECONDS = 2

/**
 * Returns the delay in milliseconds before the only retry, or null if a retry cannot help: 0 for a rate limit of two
 * seconds or less, one to three times `retryMs` for a server error or a refused connection.
 */
export function getRetryDelay(failure: PublicError, retryMs: number): number | null {
  if (!(failure instanceof UpstreamError)) return null
  const { kind, retryAfterSeconds } = failure
  if (kind === 'rate') {
    const isSoon = retryAfterSeconds !== undefined && retryAfterSeconds <= MAX_RETRY_AFTER_SECONDS
    return isSoon ? retryAfterSeconds * 1000 : null
  }
  if (kind !== 'server' && kind !== 'network') return null
  return retryMs * (1 + 2 * Math.random())
}

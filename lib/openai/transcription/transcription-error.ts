import type { Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import { UpstreamError } from '@/lib/openai/upstream-error'

/** What a refusal of the model's server means for the visitor and the breaker. Its own words stay behind. */
export function toTranscriptionError({ status, headers }: Response, body: string): PublicError {
  const details = { upstreamStatus: status }
  if (status === 402 || /insufficient_quota|billing|credit_balance/.test(body)) {
    return new UpstreamError('billing', details)
  }
  if (status === 401 || status === 403) return new UpstreamError('auth', details)
  if (status === 413) return new PublicError('file_too_large', { reason: 'upstream_request' })
  if (status === 429) {
    const retryAfterSeconds = Number(headers.get('retry-after') ?? Number.NaN)
    return new UpstreamError('rate', {
      ...details,
      ...(retryAfterSeconds >= 0 && { retryAfterSeconds: Math.min(retryAfterSeconds, 86_400) }),
    })
  }
  if (status === 408) return new UpstreamError('timeout', details)
  return new UpstreamError(status >= 500 ? 'server' : 'request', details)
}

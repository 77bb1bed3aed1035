import type { Response } from 'undici'
import { CatalogueError } from '@/lib/core/errors'
import { UpstreamError } from '@/lib/openai/upstream-error'

/** What a refusal of the model's server means for the visitor and the breaker. Its own words stay behind. */
export function transcriptionFailure({ status, headers }: Response, body: string): CatalogueError {
  const about = { upstreamStatus: status }
  if (status === 402 || /insufficient_quota|billing|credit_balance/.test(body)) {
    return new UpstreamError('billing', about)
  }
  if (status === 401 || status === 403) return new UpstreamError('auth', about)
  if (status === 413) return new CatalogueError('file_too_large', { reason: 'upstream_request' })
  if (status === 429) {
    const retryAfterSeconds = Number(headers.get('retry-after') ?? Number.NaN)
    return new UpstreamError('rate', {
      ...about,
      ...(retryAfterSeconds >= 0 && { retryAfterSeconds: Math.min(retryAfterSeconds, 86_400) }),
    })
  }
  if (status === 408) return new UpstreamError('timeout', about)
  return new UpstreamError(status >= 500 ? 'server' : 'request', about)
}

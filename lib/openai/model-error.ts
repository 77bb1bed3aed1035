import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { PublicError } from '@/lib/core/errors'
import { mayHaveBegun, refusalStatuses, UpstreamError } from '@/lib/openai/upstream-error'

/** OpenAI's list (platform.openai.com/docs/guides/error-codes, 2026-11) and codes that older accounts still receive. */
const billingCodes = new Set([
  'insufficient_quota',
  'credit_balance_exhausted',
  'organization_spend_limit_exceeded',
  'project_spend_limit_exceeded',
  'organization_usage_limit_exceeded',
  'billing_hard_limit_reached',
  'billing_not_active',
])

const moderationPattern = /content[_ -]?(filter|policy)|moderat|flagged|safety (system|filter)|responsibleai/i

/** Returns a refusal's text, else null. Servers word refusals differently: look for the parameter's name. */
export function getRefusalText(error: unknown): string | null {
  if (!(error instanceof APIError) || !refusalStatuses.includes(error.status)) return null
  if (/moderation_blocked|content_policy|content_filter/.test(`${error.code} ${error.type}`)) return null
  return `${error.param ?? ''} ${getErrorText(error)}`
}

/** OpenRouter wraps the provider's error as text. */
function getErrorText({ message, error }: APIError): string {
  const metadata: unknown = Object(error).metadata
  return `${message} ${Object(metadata).raw ?? ''}`
}

/** Maps a failed call to an error for the visitor and the breaker, without the server's message. */
export function toModelError(error: unknown): PublicError {
  if (error instanceof PublicError) return error
  if (error instanceof APIConnectionTimeoutError) return new UpstreamError('timeout')
  if (error instanceof APIConnectionError) return new UpstreamError('network', { hasBegun: mayHaveBegun(error) })
  if (error instanceof APIError) return convertApiError(error)
  if (error instanceof SyntaxError) return new UpstreamError('malformed')
  // undici's `TypeError: terminated`: the connection broke during the response.
  return new UpstreamError('network', { code: 'empty_response', hasBegun: true })
}

function convertApiError(error: APIError): PublicError {
  const { code, type, status } = error
  // An error without a status occurred during the answer.
  const details = status === undefined ? { hasBegun: true } : { upstreamStatus: status }
  if (status === 402 || [code, type].some((name) => name && billingCodes.has(name)))
    return new UpstreamError('billing', details)
  if (status === undefined || status < 500) {
    if (moderationPattern.test(`${code} ${type} ${getErrorText(error)}`)) return toRefusalError(error)
  }
  if (status === 401 || status === 403 || code === 'invalid_api_key') return new UpstreamError('auth', details)
  if (status === 429 || type === 'rate_limit_error' || code === 'rate_limit_exceeded') {
    const retryAfterSeconds = getRetryAfterSeconds(error.headers)
    return new UpstreamError('rate', { ...details, ...(retryAfterSeconds !== null && { retryAfterSeconds }) })
  }
  if (code === 'json_validate_failed') return new UpstreamError('malformed', details)
  if (status === 408) return new UpstreamError('timeout', details)
  if (status !== undefined && status < 500 && status !== 409) return new UpstreamError('request', details)
  return new UpstreamError('server', details)
}

/** OpenAI's image models report whether they refused the prompt or the generated image. */
function toRefusalError({ error }: APIError): PublicError {
  const details: unknown = Object(error).moderation_details
  const hasWorked = Object(details).moderation_stage !== 'input'
  return new PublicError('content_refused', hasWorked ? {} : { reason: 'upstream_moderated' })
}

/** Returns seconds, at most a day; null if the server gives no delay. */
function getRetryAfterSeconds(headers: Headers | undefined): number | null {
  const milliseconds = headers?.get('retry-after-ms')
  const value = headers?.get('retry-after')
  const seconds = milliseconds ? Number(milliseconds) / 1000 : getSecondsUntil(value)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : null
}

function getSecondsUntil(value: string | null | undefined): number {
  if (!value) return Number.NaN
  const seconds = Number(value)
  return Number.isNaN(seconds) ? Math.max(0, (Date.parse(value) - Date.now()) / 1000) : seconds
}

const MAX_RETRY_AFTER_SECONDS = 2

/** A rate limit's own delay of at most two seconds, else one to three times `retryMs`. Null if a retry cannot help. */
export function getRetryDelayMs(failure: PublicError, retryMs: number): number | null {
  if (!(failure instanceof UpstreamError)) return null
  const { kind, retryAfterSeconds } = failure
  if (kind === 'rate') {
    const isSoon = retryAfterSeconds !== undefined && retryAfterSeconds <= MAX_RETRY_AFTER_SECONDS
    return isSoon ? retryAfterSeconds * 1000 : null
  }
  if (kind !== 'server' && kind !== 'network') return null
  return retryMs * (1 + 2 * Math.random())
}

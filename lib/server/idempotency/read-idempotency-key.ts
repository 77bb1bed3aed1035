import { PublicError } from '@/lib/core/errors'

/**
 * Returns the request's `Idempotency-Key`, or null without one. Accepts the draft's quoted string
 * (draft-ietf-httpapi-idempotency-key-header-07, section 2.1) or the bare word that most clients send: 16 to 64
 * letters, digits, `-` and `_`. Throws `invalid_request` for any other value, because the client relies on the key.
 */
export function readIdempotencyKey(request: Request): string | null {
  const header = request.headers.get('idempotency-key')
  if (header === null) return null
  const key = /^("?)([\w-]{16,64})\1$/.exec(header)?.[2]
  if (key === undefined) throw new PublicError('invalid_request')
  return key
}

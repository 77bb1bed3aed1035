import { PublicError } from '@/lib/core/errors'

/**
 * Accepts only uncompressed JSON in UTF-8. Other sites' forms can send only other types without a preflight, and those
 * are refused before the body is read. Throws `invalid_request` with 415.
 */
export function checkContentType(request: Request): void {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase())
  const isPlain = parameters.every((parameter) => /^(|charset="?utf-8"?)$/.test(parameter))
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (type !== 'application/json' || !isPlain || encoding !== 'identity') {
    throw new PublicError('invalid_request', { status: 415 })
  }
}

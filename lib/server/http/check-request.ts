import { PublicError } from '@/lib/core/errors'

/** Refuses cross-site requests. One with neither header does not come from a page, so it passes. */
export function checkOrigin(request: Request, siteHost: string | null): void {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite === 'same-origin' || fetchSite === 'none') return
  const origin = request.headers.get('origin')
  if (fetchSite === null && origin === null) return
  const host = URL.parse(origin ?? '')?.host
  const isSameSite = host !== undefined && (host === request.headers.get('host') || host === siteHost)
  if (fetchSite !== null || !isSameSite)
    throw new PublicError('invalid_request', { status: 403, reason: 'other_origin' })
}

/** Only uncompressed JSON in UTF-8: other sites' forms can send other types without a preflight. */
export function checkContentType(request: Request): void {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase())
  const isPlain = parameters.every((parameter) => /^(|charset="?utf-8"?)$/.test(parameter))
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (type !== 'application/json' || !isPlain || encoding !== 'identity')
    throw new PublicError('invalid_request', { status: 415 })
}

import { PublicError } from '@/lib/core/errors'

/**
 * Refuses cross-site requests by `Sec-Fetch-Site`, or by `Origin` in older browsers. A request with neither header does
 * not come from a page and passes.
 */
export function checkOrigin(request: Request, siteHost: string | null): void {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite === 'same-origin' || fetchSite === 'none') return
  const origin = request.headers.get('origin')
  if (fetchSite === null && origin === null) return
  const host = URL.parse(origin ?? '')?.host
  const isSameSite = host !== undefined && (host === request.headers.get('host') || host === siteHost)
  if (fetchSite !== null || !isSameSite) {
    throw new PublicError('invalid_request', { status: 403, reason: 'other_origin' })
  }
}

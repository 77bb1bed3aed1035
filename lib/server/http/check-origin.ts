import { PublicError } from '@/lib/core/errors'

/**
 * Refuses what another site's page makes a visitor's browser send. Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; a request with neither comes from no page and goes on.
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

import { operator } from '@/content/site'
import { securityText } from '@/lib/security-text'
import { siteUrl } from '@/lib/site-url'

export const dynamic = 'force-static'

/** Whom to tell about a fault in the site's security; made when the site is built. */
export function GET() {
  const text = securityText({ email: operator.securityEmail, site: siteUrl(), builtAt: new Date() })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

import { operator } from '@/content/site'
import { getSiteUrl } from '@/lib/server/env/site-url'
import { buildSecurityTxt } from '@/lib/server/http/security-txt'

export const dynamic = 'force-static'

export function GET() {
  const email = operator.securityEmail ?? operator.email
  const text = buildSecurityTxt({ email, siteUrl: getSiteUrl(), builtAt: new Date() })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

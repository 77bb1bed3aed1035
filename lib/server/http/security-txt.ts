import { DAY_MS } from '@/lib/core/numbers'

/** RFC 9116, 2.5.5 recommends less than a year, so that reports do not go to an abandoned address. */
const VALID_DAYS = 330

type SecurityTxtOptions = { email: string | null; siteUrl: URL; builtAt: Date }

/** Returns the text of `/.well-known/security.txt` (RFC 9116). It expires 330 days after the build. */
export function buildSecurityTxt({ email, siteUrl, builtAt }: SecurityTxtOptions): string {
  const toUrl = (path: string) => new URL(path, siteUrl).href
  const expiresAt = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS)
  return [
    ...(email === null ? [] : [`Contact: mailto:${email}`]),
    `Contact: ${toUrl('/contact')}`,
    `Expires: ${expiresAt.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${toUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

/** Those that TikTok's video servers look at; the rest are not kept. */
const forwardedCookies = new Set(['ttwid', 'tt_chain_token', 'tt_csrf_token', 'msToken'])

/** The `Cookie` header for the files of a page, from the page's own `Set-Cookie` lines; null when none counts. */
export function buildCookieHeader(setCookieHeaders: readonly string[]): string | null {
  const pairs = new Map<string, string>()
  for (const line of setCookieHeaders) {
    const [, name = '', value = ''] = /^\s*([\w-]+)=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)/.exec(line) ?? []
    if (forwardedCookies.has(name) && value !== '') pairs.set(name, value)
  }
  return pairs.size === 0 ? null : [...pairs].map(([name, value]) => `${name}=${value}`).join('; ')
}

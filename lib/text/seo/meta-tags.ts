import type { PageMeta } from './meta-text'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

/**
 * The tags for a page's head, one a line: title, description, Open Graph (ogp.me) and X's card, which takes the rest from Open Graph
 * (developer.x.com/cards/markup, checked 2026-11). `site` is a host; its pages are taken to be served over https.
 */
export function metaTags({ title, description, slug }: PageMeta, site: string): string {
  const address = `https://${site}/${slug}`
  const named = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', `https://${site}/your-picture.jpg`],
  ].map(([name = '', content = '']) => `<meta property="${name}" content="${escapeHtml(content)}">`)
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...named,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}

/** The host of an address as a visitor types it: “https://www.example.com/blog” is “www.example.com”. '' where it is none. */
export function parseHost(typed: string): string {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/)[0]
  return host && /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}$/u.test(host) ? host : ''
}

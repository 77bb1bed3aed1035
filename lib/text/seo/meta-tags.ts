import { escapeHtml } from '@/lib/core/strings/escape-html'

export type PageMeta = { title: string; description: string; slug: string }

export function formatMetaText({ title, description, slug }: PageMeta): string {
  return [title, description, slug].join('\n')
}

/** The first line is the title, the last line the slug if it looks like one; the description is between them. */
export function parseMetaText(text: string): PageMeta {
  const [title = '', ...otherLines] = text.split('\n').map((line) => line.trim())
  const lastLine = otherLines.at(-1) ?? ''
  const hasSlug = otherLines.length > 0 && /^[a-z0-9-]+$/.test(lastLine)
  const descriptionLines = hasSlug ? otherLines.slice(0, -1) : otherLines
  return { title, description: descriptionLines.filter(Boolean).join(' '), slug: hasSlug ? lastLine : '' }
}

/** X's card takes missing values from the Open Graph tags (ogp.me, developer.x.com/cards/markup, checked 2026-11). */
export function buildMetaTags({ title, description, slug }: PageMeta, host: string): string {
  const url = `https://${host}/${slug}`
  const metaProperties = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', `https://${host}/your-image.jpg`],
  ].map(([name = '', content = '']) => `<meta property="${name}" content="${escapeHtml(content)}">`)
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...metaProperties,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}

/** Returns “www.example.com” for “https://www.example.com/blog”, and '' for an invalid address. */
export function parseHost(text: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#]/)[0]
  return host && /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}$/u.test(host) ? host : ''
}

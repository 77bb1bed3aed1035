export type Crumb = { label: string; href?: string }

/** Parts of addresses that have no page of their own, and the page that stands for them. */
const replacementPaths: Readonly<Record<string, string>> = { '/tiktok': '/social-media-tools/tiktok' }

/** Words that are written otherwise than with one capital. */
const specialNames: Readonly<Record<string, string>> = {
  ai: 'AI',
  exif: 'EXIF',
  gif: 'GIF',
  mp3: 'MP3',
  qr: 'QR',
  seo: 'SEO',
  tiktok: 'TikTok',
  utm: 'UTM',
  youtube: 'YouTube',
}

/** Home plus one crumb per path segment; every crumb but the last is a link. The home page has none. */
export function buildCrumbs(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const crumbs = segments.map((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`
    const isLast = index === segments.length - 1
    return isLast ? { label: toLabel(segment) } : { label: toLabel(segment), href: replacementPaths[href] ?? href }
  })
  return [{ label: 'Home', href: '/' }, ...crumbs]
}

/** Crumbs of an address that no page answers: those are links behind which there is one of the `pagePaths`. */
export function buildUnknownPathCrumbs(path: string, pagePaths: readonly string[]): Crumb[] {
  return buildCrumbs(path).map(({ label, href }) => (href && pagePaths.includes(href) ? { label, href } : { label }))
}

function toLabel(segment: string): string {
  return decodeSegment(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => specialNames[word.toLowerCase()] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export type Crumb = { label: string; href?: string }

/** Parts of addresses that have no page of their own, and the page that stands for them. */
const standIns: Readonly<Record<string, string>> = { '/tiktok': '/social-media-tools/tiktok' }

/** Words that are written otherwise than with one capital. */
const names: Readonly<Record<string, string>> = {
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
export function crumbsOf(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const links = segments.map((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`
    const last = index === segments.length - 1
    return last ? { label: wordsOf(segment) } : { label: wordsOf(segment), href: standIns[href] ?? href }
  })
  return [{ label: 'Home', href: '/' }, ...links]
}

/** Crumbs of an address that no page answers: those are links behind which there is one of the `pages`. */
export function unknownCrumbsOf(path: string, pages: readonly string[]): Crumb[] {
  return crumbsOf(path).map(({ label, href }) => (href && pages.includes(href) ? { label, href } : { label }))
}

function wordsOf(segment: string): string {
  return decoded(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => names[word.toLowerCase()] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

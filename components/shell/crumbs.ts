import { decodePercentEncoding } from '@/lib/core/decode-percent-encoding'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'

export type Crumb = { label: string; href?: string }

/** Path prefixes without their own page, with the pages that replace them. */
const replacementPaths: Readonly<Record<string, string>> = { '/tiktok': '/social-media-tools/tiktok' }

const specialNames = ['AI', 'EXIF', 'GIF', 'MP3', 'QR', 'SEO', 'TikTok', 'UTM', 'YouTube']

/** Returns Home and one crumb per path segment, all but the last as links. Returns an empty list for the home page. */
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

/** Returns the crumbs of an unknown path. Crumbs are links only if `pagePaths` includes their path. */
export const buildUnknownPathCrumbs = (path: string, pagePaths: readonly string[]): Crumb[] =>
  buildCrumbs(path).map(({ label, href }) => (href && pagePaths.includes(href) ? { label, href } : { label }))

function toLabel(segment: string): string {
  return decodePercentEncoding(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => specialNames.find((name) => name.toLowerCase() === word.toLowerCase()) ?? capitalizeFirst(word))
    .join(' ')
}

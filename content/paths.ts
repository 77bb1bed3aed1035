import 'server-only'
import { aliases } from './aliases'
import { textPages } from './pages/text-pages'
import { findToolByPath, groups } from './tools'

const listedPaths: ReadonlySet<string> = new Set([
  '/',
  '/social-media-tools',
  ...groups.map((group) => group.path),
  '/tools',
  ...textPages.map(({ path }) => path),
])

/** Personal pages: they work, but are hidden from search engines. */
const unlistedPaths: ReadonlySet<string> = new Set(['/saved', '/offline', '/share'])

/** Returns the canonical path of an existing page, with aliases resolved, or null. All links resolve here. */
export function resolvePath(path: string): string | null {
  const canonicalPath = aliases[path] ?? path
  const exists = listedPaths.has(canonicalPath) || unlistedPaths.has(canonicalPath) || findToolByPath(canonicalPath)
  return exists ? canonicalPath : null
}

export function resolveLinks<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.flatMap((link) => {
    const path = resolvePath(link.path)
    return path ? [{ ...link, path }] : []
  })
}

/** Every page except the tools', in sitemap order. */
export const pagePaths: readonly string[] = [...listedPaths]

import 'server-only'
import { aliases } from './aliases'
import { findToolByPath, groups } from './tools'

const listedPaths: ReadonlySet<string> = new Set([
  '/',
  '/social-media-tools',
  ...groups.filter((group) => group.tools.length > 0).map((group) => group.path),
  '/tools',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
])

/** Pages of a visitor's own: they work, and no search engine is told of them. */
const unlistedPaths: ReadonlySet<string> = new Set(['/saved', '/offline', '/share'])

/** The address of a page that works, aliases resolved; null where no page answers. Everything that links asks here. */
export function resolvePath(path: string): string | null {
  const canonicalPath = isAlias(path) ? aliases[path] : path
  return canonicalPath &&
    (listedPaths.has(canonicalPath) || unlistedPaths.has(canonicalPath) || findToolByPath(canonicalPath))
    ? canonicalPath
    : null
}

/** Keeps the entries whose page works, with their canonical address. */
export function resolveLinks<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.flatMap((link) => {
    const path = resolvePath(link.path)
    return path ? [{ ...link, path }] : []
  })
}

/** Every page but the tools', in the order of the sitemap. */
export const pagePaths: readonly string[] = [...listedPaths]

function isAlias(path: string): path is keyof typeof aliases {
  return path in aliases
}

/** What the search shows, fetched ahead at the first click, and the site's own icons; the same for everybody. */
const ignoredPaths = ['/search.json', '/icons.svg', '/logo.svg']

/**
 * What the page has asked for since a moment of `performance.now()`, by the browser's own record of it, each path or address
 * once: all but files of this site's own build, which may only be loaded as they are.
 */
export function listRequestsSince(
  sinceMs: number,
  entries: readonly PerformanceEntry[],
  origin: string,
): readonly string[] {
  const isOwnFile = ({ origin: urlOrigin, pathname, search }: URL) =>
    urlOrigin === origin &&
    // The browser's own request for the icon of its tab has the build's number behind it.
    (pathname === '/icon.svg' ||
      (search === '' && (pathname.startsWith('/_next/static/') || ignoredPaths.includes(pathname))))
  const otherUrls = entries
    .filter(({ startTime, name }) => startTime >= sinceMs && /^https?:/.test(name))
    .map(({ name }) => new URL(name))
    .filter((url) => !isOwnFile(url))
  return [...new Set(otherUrls.map((url) => (url.origin === origin ? url.pathname : url.origin)))]
}

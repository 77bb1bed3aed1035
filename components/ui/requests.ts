/** What the search shows, fetched ahead at the first click, and the site's own icons; the same for everybody. */
const ignoredPaths = ['/search.json', '/icons.svg', '/logo.svg']

/**
 * What the page has asked for since a moment of `performance.now()`, by the browser's own record of it, each path or address
 * once: all but files of this site's own build, which may only be loaded as they are.
 */
export function listRequestsSince(
  moment: number,
  entries: readonly PerformanceEntry[],
  origin: string,
): readonly string[] {
  const isOwn = ({ origin: from, pathname, search }: URL) =>
    from === origin &&
    // The browser's own request for the icon of its tab has the build's number behind it.
    (pathname === '/icon.svg' ||
      (search === '' && (pathname.startsWith('/_next/static/') || ignoredPaths.includes(pathname))))
  const others = entries
    .filter(({ startTime, name }) => startTime >= moment && /^https?:/.test(name))
    .map(({ name }) => new URL(name))
    .filter((url) => !isOwn(url))
  return [...new Set(others.map((url) => (url.origin === origin ? url.pathname : url.origin)))]
}

import { useEffect, useState } from 'react'

/** What the search shows, fetched ahead at the first click, and the site's own icons; the same for everybody. */
const ignoredPaths = ['/search.json', '/icons.svg', '/logo.svg']

/**
 * What the page has asked for since a moment of `performance.now()`, by the browser's own record, each path or address
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

/** What has left the page since a moment, else since it was opened: by the browser's own record, not by our word. */
export function BytesSent({ sinceMs = 0 }: { sinceMs?: number }) {
  const [requestTargets, setRequestTargets] = useState<readonly string[]>([])
  useEffect(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries())
      setRequestTargets(listRequestsSince(sinceMs, entries, location.origin))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [sinceMs])
  return (
    <p className="text-muted text-sm">
      {requestTargets.length === 0
        ? '0 bytes sent: it all happens in this page'
        : `Requests sent: ${requestTargets.length}, to ${requestTargets.join(', ')}`}
    </p>
  )
}

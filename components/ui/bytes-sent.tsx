import { useEffect, useState } from 'react'

/** The same for all visitors: search data, prefetched on first click, the site's icons and what the server supports. */
const ignoredPaths = ['/search.json', '/icons.svg', '/logo.svg', '/api/abilities']

/** Names requests for visitors, by path, or by origin if it is not this site's. */
type RequestNames = Readonly<Record<string, string>>

/** Returns the requests since a `performance.now()` time, without static files of this site's build. */
export function listRequestsSince(
  startTimeMs: number,
  entries: readonly PerformanceEntry[],
  origin: string,
  names: RequestNames = {},
): readonly string[] {
  const isOwnFile = ({ origin: urlOrigin, pathname, search }: URL) =>
    urlOrigin === origin &&
    // The browser requests the icons for the tab and for its media controls, with the build number as the query.
    (pathname === '/icon.svg' ||
      pathname === '/apple-icon.png' ||
      (search === '' && (pathname.startsWith('/_next/static/') || ignoredPaths.includes(pathname))))
  const otherUrls = entries
    .filter(({ startTime, name }) => startTime >= startTimeMs && /^https?:/.test(name))
    .map(({ name }) => new URL(name))
    .filter((url) => !isOwnFile(url))
  const targets = otherUrls.map((url) => (url.origin === origin ? url.pathname : url.origin))
  return [...new Set(targets.map((target) => names[target] ?? target))]
}

/** `names` must be the same object in every render. */
export function BytesSent({ sinceMs = 0, names }: { sinceMs?: number; names?: RequestNames }) {
  const [requests, setRequests] = useState<readonly string[]>([])
  useEffect(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries())
      setRequests(listRequestsSince(sinceMs, entries, location.origin, names))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [sinceMs, names])
  return (
    <p className="text-muted text-sm">
      {requests.length === 0
        ? '0 bytes uploaded. Everything stays on your device.'
        : `Your browser contacted: ${requests.join('; ')}`}
    </p>
  )
}

import { useEffect, useState } from 'react'

/** The same for all visitors: search data, prefetched on first click, the site's icons and what the server supports. */
const ignoredPaths = ['/search.json', '/icons.svg', '/logo.svg', '/api/abilities']

/** Returns the requests since a `performance.now()` time, without static files of this site's build. */
export function listRequestsSince(
  startTimeMs: number,
  entries: readonly PerformanceEntry[],
  origin: string,
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
  return [...new Set(otherUrls.map((url) => (url.origin === origin ? url.pathname : url.origin)))]
}

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
      {requestTargets.includes('/api/transcribe-file') && 'No video was sent. '}
      {requestTargets.length === 0
        ? '0 bytes uploaded. Everything stays on your device.'
        : `Requests sent: ${requestTargets.length}, to ${requestTargets.join(', ')}`}
    </p>
  )
}

import { useEffect, useState } from 'react'
import { listRequestsSince } from './requests'

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

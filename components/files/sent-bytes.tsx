import { useEffect, useState } from 'react'
import { type Requests, requestsSince } from './requests'

/** What has left the browser since the first file was added: measured by the browser, not claimed by us. */
export function SentBytes({ since }: { since: number }) {
  const [requests, setRequests] = useState<Requests>({ code: 0, others: [] })
  useEffect(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries())
      setRequests(requestsSince(since, entries, location.origin))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [since])
  const { code, others } = requests
  const asked = `${code} ${code === 1 ? 'request' : 'requests'} for its own code`
  return (
    <p className="text-muted text-sm">
      {others.length === 0 ? (
        <>
          <strong className="text-positive">0 bytes sent.</strong> Since your first file your browser has
          recorded {asked}, and nothing else.
        </>
      ) : (
        <>
          Since your first file your browser has recorded {asked}, and for {others.join(', ')}. None came from
          the part that opens your files: it may only load code.
        </>
      )}
    </p>
  )
}

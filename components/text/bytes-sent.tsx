import { useEffect, useState } from 'react'

/** Says that nothing has left the page, by what the browser itself records: static files of the site carry no text. */
export function BytesSent() {
  const [requests, setRequests] = useState(0)
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const sent = list.getEntries().filter(maySend).length
      if (sent > 0) setRequests((before) => before + sent)
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return (
    <p className="text-muted text-sm">
      {requests === 0 ? '0 bytes sent: it all happens in this page' : `Requests sent: ${requests}`}
    </p>
  )
}

function maySend({ name }: PerformanceEntry): boolean {
  const { protocol, origin, pathname } = new URL(name)
  // What the page itself has made (`blob:`, `data:`) goes nowhere.
  return protocol.startsWith('http') && (origin !== location.origin || pathname.startsWith('/api/'))
}

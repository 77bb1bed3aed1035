import { useEffect, useState, useSyncExternalStore } from 'react'
import { offlineMessage } from '@/lib/core/errors/connection-notices'
import { startServiceWorker } from './start-service-worker'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Unobtrusive notice that the connection is lost or that a new version is available. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [reload, setReload] = useState<(() => void) | null>(null)
  // React calls a function that a state setter receives, so another function wraps `reloadPage`.
  useEffect(() => void startServiceWorker((reloadPage) => setReload(() => reloadPage)), [])
  const message = isOnline ? reload && 'A new version is ready.' : offlineMessage
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-20 z-30 flex justify-center sm:bottom-4">
      {message && (
        <p className="pointer-events-auto flex min-h-11 items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 text-sm shadow-lg">
          {message}
          {isOnline && reload && (
            <button type="button" onClick={reload} className="min-h-9 font-semibold underline underline-offset-4">
              Reload
            </button>
          )}
        </p>
      )}
    </div>
  )
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { offlineMessage } from '@/lib/core/errors/connection-notices'

const STATIC_PATH = '/_next/static/'

/** Paths of the build's files that this page has loaded. */
const getLoadedFilePaths = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(STATIC_PATH))
      .map(({ pathname }) => pathname),
  ),
]

const getPageScriptPaths = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')]
    .map(({ src }) => new URL(src).pathname)
    .filter((path) => path.startsWith(STATIC_PATH))

function isSameBuild(worker: ServiceWorker, scriptPaths: readonly string[]): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ type: 'knows', files: scriptPaths }, [port2])
  })
}

/** Calls `onUpdate` if a worker of another build waits, with a function that activates it and reloads the page. */
async function startServiceWorker(onUpdate: (reload: () => void) => void): Promise<void> {
  // The container is undefined without HTTPS, and `register` fails if the browser or the user blocks workers.
  const workerContainer = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const hadController = Boolean(workerContainer?.controller)
  const registration = await workerContainer?.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
  if (!workerContainer || !registration) return

  async function announceUpdate(worker: ServiceWorker) {
    if (!workerContainer?.controller || (await isSameBuild(worker, getPageScriptPaths()))) return
    onUpdate(() => {
      workerContainer.addEventListener('controllerchange', () => location.reload(), { once: true })
      workerContainer.controller?.postMessage({ type: 'end' })
      worker.postMessage({ type: 'begin' })
    })
  }

  function watchWorker(worker: ServiceWorker | null) {
    if (worker?.state === 'installed') void announceUpdate(worker)
    worker?.addEventListener('statechange', () => worker.state === 'installed' && void announceUpdate(worker))
  }
  watchWorker(registration.waiting)
  watchWorker(registration.installing)
  registration.addEventListener('updatefound', () => watchWorker(registration.installing))

  const isDataSaverOn = 'connection' in navigator && Object(navigator.connection).saveData === true
  const cachePage = (shouldCacheMore: boolean) =>
    workerContainer.controller?.postMessage({
      type: 'keep',
      path: location.pathname,
      files: getLoadedFilePaths(),
      more: shouldCacheMore,
    })
  const cacheCurrentPage = () => cachePage(hadController && !isDataSaverOn)
  if (workerContainer.controller) cacheCurrentPage()
  else workerContainer.addEventListener('controllerchange', cacheCurrentPage, { once: true })
  document.addEventListener('visibilitychange', () => document.hidden && cachePage(false))
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [reload, setReload] = useState<(() => void) | null>(null)
  // React calls a function that a state setter receives, so another function wraps `reloadPage`.
  useEffect(() => void startServiceWorker((reloadPage) => setReload(() => reloadPage)), [])
  const message = isOnline ? reload && 'A new version is ready.' : offlineMessage
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-20 z-30 flex justify-center lg:bottom-4">
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

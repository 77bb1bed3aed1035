const STATIC_PATH = '/_next/static/'

/** What this page has loaded so far of the build's own files. */
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

/** Whether the page comes from the build that a worker belongs to. */
function isSameBuild(worker: ServiceWorker, scriptPaths: readonly string[]): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ type: 'knows', files: scriptPaths }, [port2])
  })
}

/**
 * Starts the service worker, lets it keep this page with what it has loaded, and says when another build's worker waits: `onUpdate` gets
 * what lets that one begin and loads the page anew.
 */
export async function startServiceWorker(onUpdate: (reload: () => void) => void): Promise<void> {
  // Not there without HTTPS, and empty-handed where a browser or its user forbids workers.
  const workerContainer = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const hadController = Boolean(workerContainer?.controller)
  const registration = await workerContainer?.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
  if (!workerContainer || !registration) return

  async function announceUpdate(worker: ServiceWorker) {
    if (!workerContainer?.controller || (await isSameBuild(worker, getPageScriptPaths()))) return
    onUpdate(() => {
      workerContainer.addEventListener('controllerchange', () => location.reload(), { once: true })
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

/**
 * The service worker, served as /sw.js with its own policy. `scripts/build-service-worker.mjs` prepends the file lists
 * of the build: `const made = { build, first, tools, scripts, others }` (see there).
 */
const cacheName = `postsmith-${made.build}`
/** Milliseconds to wait for the network before a cached page is shown. */
const NETWORK_TIMEOUT_MS = 2_500
const HASHED_PREFIX = '/_next/static/'
/** Aborted once the visitor accepts a new version: Chromium activates it only after the old worker has no work left. */
const caching = new AbortController()

addEventListener('install', (event) => event.waitUntil(precache()))
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('message', (event) => event.waitUntil(handleMessage(event)))
addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method === 'POST' && url.origin === location.origin && url.pathname === '/api/share') {
    event.respondWith(handleShare(request))
    return
  }
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  // Data requests of Next's router and parts of files are not cached.
  const isPart = request.headers.has('RSC') || url.searchParams.has('_rsc') || request.headers.has('Range')
  if (isPart) return
  if (request.mode === 'navigate' && url.pathname !== '/share') event.respondWith(serveNavigation(event, url.pathname))
  else if (request.destination === 'worker') event.respondWith(serveWorkerScript(url.pathname))
  else if (url.pathname.startsWith(HASHED_PREFIX)) event.respondWith(serveHashedFile(url.pathname))
  // The address may contain shared text, so a cached page is served without a request.
  else if (url.pathname === '/share') event.respondWith(serveHashedFile(url.pathname))
  else if (made.first.includes(url.pathname)) event.respondWith(networkFirst(request, url.pathname))
})

/** Runs once the visitor accepts the new version, or the last page of the old one closes. */
async function activate() {
  const names = await caches.keys()
  const oldCacheNames = names.filter((other) => other.startsWith('postsmith-') && other !== cacheName)
  await Promise.all(oldCacheNames.map((other) => caches.delete(other)))
  // Preload would send the addresses of cached pages, which may contain shared text, to the server.
  await registration.navigationPreload?.disable()
  await clients.claim()
}

async function handleMessage({ data, ports }) {
  if (data.type === 'begin') return skipWaiting()
  if (data.type === 'end') return caching.abort()
  if (data.type === 'knows') {
    const cacheablePaths = [...made.first, ...made.scripts, ...made.others]
    return ports[0].postMessage(data.files.every((file) => cacheablePaths.includes(file)))
  }
  if (data.type !== 'keep') return
  await cachePaths([data.path, ...data.files])
  if (made.tools.includes(data.path)) await cachePaths(await findLazyFiles(data))
  if (data.more) await cachePaths([...made.tools, ...made.scripts])
}

/** Pages must have the header of the site's own pages, so that a proxy's maintenance page is not cached. */
function isCacheable(response) {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  const isWhole = response.status === 200 && response.type === 'basic' && !response.redirected
  return isWhole && (!isPage || response.headers.get('X-Postsmith') === 'page')
}

const hasFailed = ({ status }) => status >= 500

/** Redirects with the shared text after #, so that no server receives it. */
async function handleShare(request) {
  const params = new URLSearchParams(await request.text())
  return Response.redirect(`/share#${params}`, 303)
}

const matchCache = (path) => caches.match(path, { ignoreVary: true })

/** Caches a file unless it is cached. A hashed file may come from the previous build's cache. */
async function cachePath(path) {
  const cache = await caches.open(cacheName)
  if (await cache.match(path, { ignoreVary: true })) return
  const isHashed = path.startsWith(HASHED_PREFIX)
  const init = { signal: caching.signal, cache: isHashed ? 'default' : 'no-cache' }
  const response = (isHashed && (await matchCache(path))) || (await fetch(path, init))
  if (!isCacheable(response)) throw new Error(`${path} answered ${response.status}`)
  await cache.put(path, response)
}

const precache = () => Promise.all(made.first.map(cachePath))

async function cachePaths(paths) {
  for (const path of paths) {
    if (caching.signal.aborted) return
    await cachePath(path).catch(() => {})
  }
}

/** Only those that its own code names: the scripts in the page are shared and name the files of every tool. */
async function findLazyFiles({ path, files }) {
  const html = await (await matchCache(path))?.text()
  const lazyFiles = new Set(files.filter((file) => !html?.includes(file)))
  for (const file of lazyFiles) {
    const code = file.endsWith('.js') && (await matchCache(file).then((response) => response?.text()))
    const referencedPaths = [...(code || '').matchAll(/static\/chunks\/[\w.~-]+\.(?:js|css)/g)].map(
      ([other]) => `/_next/${other}`,
    )
    for (const other of referencedPaths.filter((script) => made.scripts.includes(script))) lazyFiles.add(other)
    await cachePaths(referencedPaths.filter((script) => lazyFiles.has(script)))
  }
  return [...lazyFiles]
}

/** The network first; if it fails or is slow, the cached page, then the network's response or the offline page. */
async function serveNavigation(event, path) {
  const network = fetch(event.request)
  // A late response is cached for the next time.
  event.waitUntil(network.then((response) => putInCache(path, response)).catch(() => {}))
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS))
  const response = await Promise.race([network, timeout]).catch(() => undefined)
  if (response && !hasFailed(response)) return response
  return (await matchCache(path)) ?? network.catch(() => matchCache('/offline').then(orNetworkError))
}

async function putInCache(path, response) {
  if (!isCacheable(response)) return
  // Clone before the browser reads the body.
  const copy = response.clone()
  await (await caches.open(cacheName)).put(path, copy)
}

/** Tries the cache first, because the name of a hashed file changes with its content. */
async function serveHashedFile(path) {
  const cachedResponse = await matchCache(path)
  if (cachedResponse) return cachedResponse
  const response = await fetch(path)
  await putInCache(path, response)
  return response
}

/** Without its URL, which would replace the URL of the worker, whose # part names the script to load. */
async function serveWorkerScript(path) {
  const { body, headers } = await serveHashedFile(path)
  return new Response(body, { headers })
}

async function networkFirst(request, path) {
  const response = await fetch(request).catch(Response.error)
  const isGood = response.type !== 'error' && !hasFailed(response)
  return isGood ? response : ((await matchCache(path)) ?? response)
}

const orNetworkError = (response) => response ?? Response.error()

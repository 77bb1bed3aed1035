/**
 * The service worker. `scripts/build-service-worker.mjs` puts a line before it with what it knows of its build: `const made = {
 * build, first, tools, scripts, others }` (see there). It is served as /sw.js under a policy of its own.
 */
const name = `postsmith-${made.build}`
/** Milliseconds after which a page that is kept is shown in the place of one that does not come. */
const NETWORK_TIMEOUT_MS = 2_500
const HASHED_PREFIX = '/_next/static/'

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
  // Next's router asks for data, and a part of a file is no file.
  const isPart = request.headers.has('RSC') || url.searchParams.has('_rsc') || request.headers.has('Range')
  if (isPart) return
  if (request.mode === 'navigate' && url.pathname !== '/share') event.respondWith(serveNavigation(event, url.pathname))
  else if (request.destination === 'worker') event.respondWith(serveWorkerScript(url.pathname))
  else if (url.pathname.startsWith(HASHED_PREFIX)) event.respondWith(serveHashedFile(url.pathname))
  // What is shared stands in the address: where the page is kept, that goes nowhere.
  else if (url.pathname === '/share') event.respondWith(serveHashedFile(url.pathname))
  else if (made.first.includes(url.pathname)) event.respondWith(networkFirst(request, url.pathname))
})

/**
 * No build's pages are shown by the worker of another: this one waits until the visitor, or the last page, lets it
 * begin.
 */
async function activate() {
  const names = await caches.keys()
  const oldCacheNames = names.filter((other) => other.startsWith('postsmith-') && other !== name)
  await Promise.all(oldCacheNames.map((other) => caches.delete(other)))
  // It would send the address to the server of what is answered here as well, such as what is shared.
  await registration.navigationPreload?.disable()
  await clients.claim()
}

async function handleMessage({ data, ports }) {
  if (data.type === 'begin') return skipWaiting()
  if (data.type === 'knows') {
    const cacheablePaths = [...made.first, ...made.scripts, ...made.others]
    return ports[0].postMessage(data.files.every((one) => cacheablePaths.includes(one)))
  }
  if (data.type !== 'keep') return
  await cachePaths([data.path, ...data.files])
  if (made.tools.includes(data.path)) await cachePaths(await findLazyFiles(data))
  if (data.more) await cachePaths([...made.tools, ...made.scripts])
}

/**
 * Whether this may be kept: an answer with a page in it has the mark of our pages, which a page of a proxy, such as one
 * that says that the site is being worked on, does not have.
 */
function isCacheable(response) {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  const isWhole = response.status === 200 && response.type === 'basic' && !response.redirected
  return isWhole && (!isPage || response.headers.get('X-Postsmith') === 'page')
}

const hasFailed = ({ status }) => status >= 500

/** What was shared, behind #: it reaches no server. */
async function handleShare(request) {
  const params = new URLSearchParams(await request.text())
  return Response.redirect(`/share#${params}`, 303)
}

const matchCache = (path) => caches.match(path, { ignoreVary: true })

/** Puts away what is not there yet. What is hashed may come from the build before. */
async function cachePath(path) {
  const cache = await caches.open(name)
  if (await cache.match(path, { ignoreVary: true })) return
  const earlierResponse = path.startsWith(HASHED_PREFIX) && (await matchCache(path))
  const response = earlierResponse || (await fetch(path, path.startsWith(HASHED_PREFIX) ? {} : { cache: 'no-cache' }))
  if (!isCacheable(response)) throw new Error(`${path} answered ${response.status}`)
  await cache.put(path, response)
}

const precache = () => Promise.all(made.first.map(cachePath))

/** One after the other, and what does not come is left for another time. */
async function cachePaths(paths) {
  for (const path of paths) await cachePath(path).catch(() => {})
}

/**
 * What a tool fetches only when it is used: the files that its own code names. The scripts in the page itself are every
 * tool's and name those of all tools.
 */
async function findLazyFiles({ path, files }) {
  const html = await (await matchCache(path))?.text()
  const lazyFiles = new Set(files.filter((one) => !html?.includes(one)))
  for (const one of lazyFiles) {
    const code = one.endsWith('.js') && (await matchCache(one).then((response) => response?.text()))
    const referencedPaths = [...(code || '').matchAll(/static\/chunks\/[\w.~-]+\.(?:js|css)/g)].map(
      ([other]) => `/_next/${other}`,
    )
    for (const other of referencedPaths.filter((script) => made.scripts.includes(script))) lazyFiles.add(other)
    await cachePaths(referencedPaths.filter((script) => lazyFiles.has(script)))
  }
  return [...lazyFiles]
}

/**
 * From the network; what is kept when that fails or has nothing to say in time. Where nothing is kept, the answer as it
 * is, or a page that says that there is no connection.
 */
async function serveNavigation(event, path) {
  const network = fetch(event.request)
  // What comes too late to be shown is there the next time.
  event.waitUntil(network.then((response) => putInCache(path, response)).catch(() => {}))
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS))
  const response = await Promise.race([network, timeout]).catch(() => undefined)
  if (response && !hasFailed(response)) return response
  return (await matchCache(path)) ?? network.catch(() => matchCache('/offline').then(orNetworkError))
}

async function putInCache(path, response) {
  if (!isCacheable(response)) return
  // Before the browser reads it.
  const copy = response.clone()
  await (await caches.open(name)).put(path, copy)
}

/** A file whose name changes with its content. */
async function serveHashedFile(path) {
  const cachedResponse = await matchCache(path)
  if (cachedResponse) return cachedResponse
  const response = await fetch(path)
  await putInCache(path, response)
  return response
}

/**
 * A script that runs as a worker. A reply with an address of its own would take the place of the worker's, which says
 * after its # what the worker is to load.
 */
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

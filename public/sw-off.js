// Replaces an installed service worker, deletes its caches and unregisters. `SERVICE_WORKER=off` serves this file as
// /sw.js (docs/decisions/0006-offline-and-browser-storage.md).
addEventListener('install', () => {
  // Chromium activates this worker only after the previous one has no work left, such as files to cache.
  registration.active?.postMessage({ type: 'end' })
  skipWaiting()
})
addEventListener('activate', (event) => event.waitUntil(end()))
// A page that registers it again, while another page still holds the registration, sends a message to cache its files.
addEventListener('message', (event) => event.waitUntil(end()))

async function end() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('postsmith-')).map((name) => caches.delete(name)))
  await registration.unregister()
}

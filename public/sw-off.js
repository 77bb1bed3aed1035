// The end of the service worker: takes the place of the one that a browser has, forgets what it kept, and goes.
// `SERVICE_WORKER=off` serves it as /sw.js (docs/decisions/0006-offline-and-browser-storage.md).
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))
// A page that registered it again, while another one still held the registration, sends what there is to keep.
addEventListener('message', (event) => event.waitUntil(end()))

async function end() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('postsmith-')).map((name) => caches.delete(name)))
  await registration.unregister()
}

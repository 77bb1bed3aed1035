import { request as ask, createServer } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './journey'
import { listen } from './mock-servers/request-listener'
import { startSite } from './site-process'

export async function startSiteBehindProxy() {
  const site = await startSite({ ALTCHA_COST: '100' })
  let transformWorker = (worker: string) => worker
  const heldPaths = new Map<string | undefined, Promise<void>>()
  const replacedReplies = new Map<string | undefined, { status: number; page: string }>()
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.url} from ${incoming.headers.referer}`)
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const upstreamRequest = ask(
      `${site.url}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers },
      async (upstreamResponse) => {
        if (incoming.url === '/sw.js') {
          const { etag: _etag, 'content-length': _length, ...otherHeaders } = upstreamResponse.headers
          const body = Buffer.concat(await upstreamResponse.toArray()).toString()
          outgoing.writeHead(upstreamResponse.statusCode ?? 502, otherHeaders).end(transformWorker(body))
          return
        }
        const replacementReply = replacedReplies.get(incoming.url)
        if (replacementReply) {
          outgoing
            .writeHead(replacementReply.status, { 'Content-Type': 'text/html; charset=utf-8' })
            .end(replacementReply.page)
          return upstreamResponse.resume()
        }
        const release = heldPaths.get(incoming.url)
        await release
        outgoing.writeHead(upstreamResponse.statusCode ?? 502, {
          ...upstreamResponse.headers,
          ...(release && { 'x-held': 'yes' }),
        })
        upstreamResponse.pipe(outgoing)
      },
    )
    upstreamRequest.on('error', () => outgoing.destroy())
    incoming.pipe(upstreamRequest)
  })
  const { origin: url, stop } = await listen(server)
  return {
    url,
    asked,
    serveWorker(transform: typeof transformWorker) {
      transformWorker = transform
    },
    /** Makes the proxy respond to this path with the given page. */
    answerInstead(path: string, replacementReply: { status: number; page: string }) {
      replacedReplies.set(path, replacementReply)
    },
    /** Holds responses to this path until the returned function is called; they then carry an `x-held` header. */
    hold(path: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      heldPaths.set(path, promise)
      return resolve
    },
    async stop() {
      await stop()
      await site.stop()
    },
  }
}

export type SiteBehindProxy = Awaited<ReturnType<typeof startSiteBehindProxy>>

/** Waits until the worker controls the page and has cached its initial files. */
export async function waitForServiceWorker(page: Page, minPaths = 20) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => getCachedPaths(page).then(({ length }) => length)).toBeGreaterThan(minPaths)
}

export const getCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requestLists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requestLists.flat().map(({ url }) => new URL(url).pathname)
  })

export async function waitForCacheIdle(page: Page) {
  let previousCount = -1
  const hasSettled = async () => {
    const { length } = await getCachedPaths(page)
    const isUnchanged = length === previousCount
    previousCount = length
    return isUnchanged
  }
  await expect.poll(hasSettled, { intervals: [1_500], timeout: 45_000 }).toBe(true)
}

const isConnected = () =>
  fetch('/robots.txt').then(
    () => true,
    () => false,
  )

/** Goes online and waits until requests succeed, because Chromium confirms before its network applies the change. */
export async function reconnect(context: BrowserContext, page: Page) {
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(isConnected)).toBe(true)
  for (const worker of context.serviceWorkers()) await expect.poll(() => worker.evaluate(isConnected)).toBe(true)
}

import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
      async (answer) => {
        if (incoming.url === '/sw.js') {
          const { etag: _etag, 'content-length': _length, ...otherHeaders } = answer.headers
          const body = Buffer.concat(await answer.toArray()).toString()
          outgoing.writeHead(answer.statusCode ?? 502, otherHeaders).end(transformWorker(body))
          return
        }
        const instead = replacedReplies.get(incoming.url)
        if (instead) {
          outgoing.writeHead(instead.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(instead.page)
          return answer.resume()
        }
        const release = heldPaths.get(incoming.url)
        await release
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          ...(release && { 'x-held': 'yes' }),
        })
        answer.pipe(outgoing)
      },
    )
    upstreamRequest.on('error', () => outgoing.destroy())
    incoming.pipe(upstreamRequest)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    serveWorker(other: typeof transformWorker) {
      transformWorker = other
    },
    /** Makes the proxy respond to this path with the given page. */
    answerInstead(path: string, instead: { status: number; page: string }) {
      replacedReplies.set(path, instead)
    },
    /** Holds responses to this path until the returned function is called; they then carry an `x-held` header. */
    hold(path: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      heldPaths.set(path, promise)
      return resolve
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await site.stop()
    },
  }
}

export type SiteBehindProxy = Awaited<ReturnType<typeof startSiteBehindProxy>>

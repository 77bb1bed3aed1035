import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { onTestFinished } from 'vitest'
import { listen } from '@/e2e/mock-servers/request-listener'

type Handler = (request: Request) => Promise<Response>

// Client addresses are read as behind one proxy, so that a test can call from many.
process.env.TRUST_PROXY_HOPS = '1'
const { runWithResponse } = await import(new URL('../../platform/next/raw-body.ts', import.meta.url).href)
const { writeClientAddress } = await import(new URL('../../server/client-address.mjs', import.meta.url).href)

/** Serves a route's handler over HTTP on this machine until the test ends. */
export async function serveHandler(route: (pathname: string) => Handler | undefined): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    writeClientAddress(incoming)
    const abortController = new AbortController()
    outgoing.on('close', () => outgoing.writableFinished || abortController.abort())
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    const request = new Request(url, {
      method: incoming.method ?? 'GET',
      headers: incoming.headers as Record<string, string>,
      signal: abortController.signal,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' }),
    })
    const response =
      (await runWithResponse(outgoing, () => route(url.pathname)?.(request))) ?? new Response(null, { status: 404 })
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    if (!response.body) return outgoing.end()
    const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
    await pipeline(body, outgoing).catch(() => {})
  })
  const { origin, stop } = await listen(server)
  onTestFinished(stop)
  return origin
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'

/** Of all connections together. */
const BYTES_PER_SECOND = 300_000
/** Small, so that several answers arrive at the same time. */
const CHUNK_BYTES = 4_096

/**
 * A slow line to a site. Chromium's own emulation of one loses whole pages now and then (4 of 180 loads of the home page; of
 * this, none).
 */
export async function startSlowProxy(site: string) {
  const { hostname, port } = new URL(site)
  let nextFreeAt = 0
  async function* throttle(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      for (let offset = 0; offset < chunk.length; offset += CHUNK_BYTES) {
        const slice = chunk.subarray(offset, offset + CHUNK_BYTES)
        const now = performance.now()
        nextFreeAt = Math.max(nextFreeAt, now) + (slice.length / BYTES_PER_SECOND) * 1_000
        await setTimeout(nextFreeAt - now)
        yield slice
      }
    }
  }
  const openSockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    openSockets.add(client).add(upstream)
    // A browser hangs up in the middle of an answer whenever it likes.
    pipeline(client, upstream).catch(() => client.destroy())
    pipeline(upstream, throttle, client).catch(() => upstream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      for (const socket of openSockets) socket.destroy()
    },
  }
}

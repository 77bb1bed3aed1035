import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'

/** Small, so that several answers come at the same time. */
const CHUNK_BYTES = 4_096

/**
 * A line to a site that brings so many bytes a second, all connections together, and each request so many milliseconds
 * late. Chromium's own emulation of one loses whole pages now and then (4 of 180 loads of the home page; of this, none).
 */
export async function startSlowProxy(site: string, { bytesPerSecond = 200_000, latency = 20 } = {}) {
  const { hostname, port } = new URL(site)
  let nextFreeAt = 0
  async function* addLatency(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      await setTimeout(latency)
      yield chunk
    }
  }
  async function* throttle(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      for (let offset = 0; offset < chunk.length; offset += CHUNK_BYTES) {
        const slice = chunk.subarray(offset, offset + CHUNK_BYTES)
        const now = performance.now()
        nextFreeAt = Math.max(nextFreeAt, now) + (slice.length / bytesPerSecond) * 1_000
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
    pipeline(client, addLatency, upstream).catch(() => client.destroy())
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

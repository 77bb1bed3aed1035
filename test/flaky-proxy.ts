import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A link to a server's socket that can be cut in the middle of an exchange. */
export type FlakyProxy = {
  url: string
  /** The next answer does not arrive: the server has given it, and the connection ends. */
  dropNextReply: () => void
}

/** Stands between a client of Redis and its server for one test. */
export async function startFlakyProxy(url: string): Promise<FlakyProxy> {
  const open = new Set<Socket>()
  let dropsNext = false
  const server = createServer((client) => {
    const upstream = connect(url.replace('unix://', ''))
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    client.on('data', (piece) => upstream.write(piece))
    upstream.on('data', (piece) => {
      if (!dropsNext) return void client.write(piece)
      dropsNext = false
      client.destroy()
    })
  })
  const path = `${url.replace('unix://', '')}.link`
  server.listen(path)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  return {
    url: `unix://${path}`,
    dropNextReply: () => {
      dropsNext = true
    },
  }
}

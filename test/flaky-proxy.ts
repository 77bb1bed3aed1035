import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy to a server's socket that can be cut in the middle of an exchange. */
export type FlakyProxy = {
  url: string
  /** Loses the next response: the server has sent it, and the connection ends. */
  dropNextReply: () => void
}

export async function startFlakyProxy(url: string): Promise<FlakyProxy> {
  const openSockets = new Set<Socket>()
  let shouldDropNext = false
  const server = createServer((client) => {
    const upstream = connect(url.replace('unix://', ''))
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      openSockets.add(socket)
      socket.on('error', () => peer.destroy())
      socket.on('close', () => peer.destroy())
    }
    client.on('data', (piece) => upstream.write(piece))
    upstream.on('data', (piece) => {
      if (!shouldDropNext) return void client.write(piece)
      shouldDropNext = false
      client.destroy()
    })
  })
  const path = `${url.replace('unix://', '')}.link`
  server.listen(path)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of openSockets) socket.destroy()
  })
  return {
    url: `unix://${path}`,
    dropNextReply: () => {
      shouldDropNext = true
    },
  }
}

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A link to a server's socket that can be cut in the middle of an exchange. */
export type FlakyLink = {
  url: string
  /** The next answer does not arrive: the server has given it, and the connection ends. */
  loseNextAnswer: () => void
}

/** Stands between a client of Redis and its server for one test. */
export async function flakyLink(url: string): Promise<FlakyLink> {
  const open = new Set<Socket>()
  let losesNext = false
  const server = createServer((near) => {
    const far = connect(url.replace('unix://', ''))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    near.on('data', (piece) => far.write(piece))
    far.on('data', (piece) => {
      if (!losesNext) return void near.write(piece)
      losesNext = false
      near.destroy()
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
    loseNextAnswer: () => {
      losesNext = true
    },
  }
}

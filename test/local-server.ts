import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type LocalServer = {
  origin: string
  /** Includes the port. */
  host: string
  port: number
  countConnections(): number
  requests: string[]
}

export async function startLocalServer(handler: RequestListener): Promise<LocalServer> {
  const requests: string[] = []
  let connections = 0
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    handler(request, response)
  })
  server.on('connection', () => {
    connections += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  return { origin: `http://${host}`, host, port, countConnections: () => connections, requests }
}

import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on this machine, by default on a free port. `stop` also ends open connections. */
export async function listen(server: Server, requestedPort = 0) {
  await once(server.listen(requestedPort, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, origin: `http://127.0.0.1:${port}`, stop }
}

/** A client that disconnects early gets no response. Any other error ends the process. */
export function createRequestListener(
  handleRequest: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): RequestListener {
  return (request, response) => {
    handleRequest(request, response).catch((error) => {
      if (error !== request.errored) throw error
    })
  }
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

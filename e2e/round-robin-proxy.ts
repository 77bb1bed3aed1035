import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One address before several sites: each request goes to the next of them. `sites` are asked for anew each time. */
export async function startRoundRobinProxy(sites: () => readonly string[]) {
  let nextIndex = 0
  const server = createServer((incoming, outgoing) => {
    const urls = sites()
    const site = urls[nextIndex++ % urls.length]
    const { method = 'GET', headers } = incoming
    const upstreamRequest = request(`${site}${incoming.url}`, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    upstreamRequest.on('error', () => outgoing.destroy())
    outgoing.on('close', () => upstreamRequest.destroy())
    incoming.pipe(upstreamRequest)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

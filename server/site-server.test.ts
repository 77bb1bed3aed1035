import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'

const { createRequestHandler } = await import(new URL('./request-handler.mjs', import.meta.url).href)
const { createSiteServer } = await import(new URL('./site-server.mjs', import.meta.url).href)

type Listener = (request: IncomingMessage, response: ServerResponse) => void

async function startSiteServer(listener: Listener, drainTimeoutMs = 20_000) {
  const site = createSiteServer(listener, { drainTimeoutMs })
  await once(site.server.listen(0, '127.0.0.1'), 'listening')
  return { site, port: (site.server.address() as AddressInfo).port }
}

const getRequest = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'
const postRequest = 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 2\r\n\r\n{}'

const openSocket = (port: number) => connect(port, '127.0.0.1').on('error', () => {})
async function openUsedConnection(port: number) {
  const socket = openSocket(port)
  socket.write(postRequest)
  await once(socket, 'data')
  return socket
}
const readText = async (socket: Socket) => String(Buffer.concat(await socket.toArray().catch(() => [])))

test('waits on shutdown for a long response, but not for reuse of its connection', async () => {
  const requestReceived = Promise.withResolvers<void>()
  const answer: Listener = async (_, response) => {
    requestReceived.resolve()
    await sleep(400)
    response.end('whole')
  }
  const { site, port } = await startSiteServer(answer, 100)
  const request = http.get({ port, agent: new http.Agent({ keepAlive: true }) })
  await requestReceived.promise
  const closed = site.close()
  const [response] = await once(request, 'response')
  expect(await Array.fromAsync(response)).toEqual([Buffer.from('whole')])
  await closed
})

test('makes each response the last of its connection once the server drains', async () => {
  const { site, port } = await startSiteServer((_, response) => response.end())
  const agent = new http.Agent({ keepAlive: true })
  const getHeader = async () => {
    const [response] = (await once(http.get({ port, agent }), 'response')) as [IncomingMessage]
    response.resume()
    return response.headers.connection
  }
  expect(await getHeader()).toBe('keep-alive')
  site.startDraining()
  expect(await getHeader()).toBe('close')
  agent.destroy()
  await site.close()
})

test.each([
  ['a new connection', async (port: number) => openSocket(port)],
  ['a connection that was used before', openUsedConnection],
])('answers a request that is in transit on %s when the server closes', async (_, openConnection) => {
  const { site, port } = await startSiteServer((_, response) => response.end('whole'))
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openConnection(port)))
  // The operating system has accepted all connections, but the server has not accepted any yet.
  for (const socket of sockets) socket.write(postRequest)
  const closed = site.close()
  const responses = await Promise.all(sockets.map(readText))
  expect(responses.map((answer) => /Connection: close[\s\S]*whole$/.test(answer))).toEqual(Array(20).fill(true))
  await closed
})

test('a connection whose response ended after the server closed can be reused for a moment', async () => {
  const heldResponse = Promise.withResolvers<void>()
  const { site, port } = await startSiteServer(async (request, response) => {
    response.write('begun')
    if (request.method === 'GET') await heldResponse.promise
    response.end()
  })
  const socket = openSocket(port)
  socket.write(getRequest)
  await once(socket, 'data')
  const closed = site.close()
  heldResponse.resolve()
  await once(socket, 'data')
  socket.write(postRequest)
  expect(await readText(socket)).toContain('Connection: close')
  await closed
})

const largeBody = Buffer.alloc(64 * 1024 * 1024)

/** Closes a server while it sends a response to a client that reads nothing. */
async function closeWithUnreadAnswer(drainTimeoutMs?: number) {
  const { site, port } = await startSiteServer((_, response) => response.end(largeBody), drainTimeoutMs)
  const requestReceived = once(site.server, 'request')
  const socket = openSocket(port).pause()
  socket.write(getRequest)
  await requestReceived
  return { socket, closed: site.close() }
}

test('closes although a client reads nothing of a finished response', async () => {
  const { socket, closed } = await closeWithUnreadAnswer(100)
  await closed
  socket.destroy()
})

test('sends a slow client a finished response in full while the server closes', async () => {
  const { socket, closed } = await closeWithUnreadAnswer()
  await sleep(100)
  let bytes = 0
  for await (const chunk of socket) bytes += chunk.length
  expect(bytes).toBeGreaterThan(largeBody.length)
  await closed
})

test('answers a failure in Next.js with a 500 and the site’s headers, and logs the location without the error’s message', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => Promise.reject(new TypeError('words of a visitor'))
  const { site, port } = await startSiteServer(createRequestHandler(new Map(), broken))
  const response = await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { Connection: 'close' } })
  expect(response.status).toBe(500)
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await response.text()).toBe('Internal Server Error\n')
  expect(consoleError).toHaveBeenCalledOnce()
  expect(JSON.stringify(consoleError.mock.calls)).toMatch(/at broken/)
  expect(JSON.stringify(consoleError.mock.calls)).not.toContain('words of a visitor')
  await site.close()
})

import { once } from 'node:events'
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

const { createSiteServer } = await import(new URL('./site-server.mjs', import.meta.url).href)

async function startSiteServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  drainTimeoutMs = 1_000,
) {
  const site = createSiteServer(answer, { drainTimeoutMs })
  site.server.listen(0, '127.0.0.1')
  await once(site.server, 'listening')
  return { site, port: (site.server.address() as AddressInfo).port }
}

test('a server that ends does not wait for a connection that answered meanwhile and could be used again', async () => {
  const requestReceived = Promise.withResolvers<void>()
  const { site, port } = await startSiteServer(async (_, response) => {
    requestReceived.resolve()
    await sleep(200)
    response.end('whole')
  })
  const request = http.get({ port, agent: new http.Agent({ keepAlive: true }) })
  await requestReceived.promise
  const closed = site.close()
  const [response] = await once(request, 'response')
  expect(await Array.fromAsync(response)).toEqual([Buffer.from('whole')])
  await closed
})

test('once the end has begun, each answer is the last of its connection', async () => {
  const { site, port } = await startSiteServer((_, response) => response.end())
  const headers = async () => (await fetch(`http://127.0.0.1:${port}`)).headers.get('connection')
  expect(await headers()).toBe('keep-alive')
  site.startDraining()
  expect(await headers()).toBe('close')
  await site.close()
})

/** A connection that has had an answer and may be used again. */
async function openUsedConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(post)
  await once(socket, 'data')
  return socket
}

const post = 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 2\r\n\r\n{}'
const readText = async (socket: Socket) => String(Buffer.concat(await socket.toArray().catch(() => [])))

// Row F20
test.each([
  ['a new connection', async (port: number) => connect(port, '127.0.0.1').on('error', () => {})],
  ['a connection that was used before', openUsedConnection],
])('a request that is on its way on %s when the server closes is answered', async (_, open) => {
  const { site, port } = await startSiteServer((_, response) => response.end('whole'))
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open(port)))
  // The system has them all, and the server none yet.
  for (const socket of sockets) socket.write(post)
  const closed = site.close()
  const answers = await Promise.all(sockets.map(readText))
  expect(answers.map((answer) => /Connection: close[\s\S]*whole$/.test(answer))).toEqual(Array(20).fill(true))
  await closed
})

// Row F20
test('a connection that had its answer after the server closed may be used for a moment longer', async () => {
  const heldResponse = Promise.withResolvers<void>()
  const { site, port } = await startSiteServer(async (request, response) => {
    response.write('begun')
    if (request.method === 'GET') await heldResponse.promise
    response.end()
  })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n')
  await once(socket, 'data')
  const closed = site.close()
  heldResponse.resolve()
  await once(socket, 'data')
  socket.write(post)
  expect(await readText(socket)).toContain('Connection: close')
  await closed
})

const largeBody = Buffer.alloc(64 * 1024 * 1024)

/** A client that reads nothing of the answer, which is under way. */
async function requestAndPause(site: { server: Server }, port: number) {
  const requestReceived = once(site.server, 'request')
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n')
  await requestReceived
  return socket
}

// Row H2
test('a client that reads nothing of a finished answer keeps no server from ending', async () => {
  const { site, port } = await startSiteServer((_, response) => response.end(largeBody))
  const socket = await requestAndPause(site, port)
  const startTime = performance.now()
  await site.close()
  // A second, counted once or twice; ten of them where the option is not heard.
  expect(performance.now() - startTime).toBeLessThan(8_000)
  socket.destroy()
})

test('a client that reads slowly gets a finished answer whole while the server ends', async () => {
  const { site, port } = await startSiteServer((_, response) => response.end(largeBody), 20_000)
  const socket = await requestAndPause(site, port)
  const closed = site.close()
  await sleep(700)
  let bytes = 0
  for await (const chunk of socket) bytes += chunk.length
  expect(bytes).toBeGreaterThan(largeBody.length)
  await closed
})

test('a long thought is no unread answer', async () => {
  const requestReceived = Promise.withResolvers<void>()
  const { site, port } = await startSiteServer(async (_, response) => {
    requestReceived.resolve()
    await sleep(4_000)
    response.end('thought')
  })
  const answer = fetch(`http://127.0.0.1:${port}`)
  await requestReceived.promise
  const closed = site.close()
  expect(await (await answer).text()).toBe('thought')
  await closed
})

test('a length that a route knows is the standard header again', async () => {
  const { site, port } = await startSiteServer((_, response) => {
    response.setHeader('X-Content-Length', '5')
    response.write('whole')
    response.end()
  })
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  expect([headers.get('content-length'), headers.get('x-content-length')]).toEqual(['5', null])
  await site.close()
})

import { once } from 'node:events'
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

const { createSiteServer } = await import(new URL('./site-server.mjs', import.meta.url).href)

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  unreadAtEndMs = 1_000,
) {
  const site = createSiteServer(answer, { unreadAtEndMs })
  site.server.listen(0, '127.0.0.1')
  await once(site.server, 'listening')
  return { site, port: (site.server.address() as AddressInfo).port }
}

test('a server that ends does not wait for a connection that answered meanwhile and could be used again', async () => {
  const asked = Promise.withResolvers<void>()
  const { site, port } = await listen(async (_, response) => {
    asked.resolve()
    await sleep(200)
    response.end('whole')
  })
  const request = http.get({ port, agent: new http.Agent({ keepAlive: true }) })
  await asked.promise
  const closed = site.close()
  const [response] = await once(request, 'response')
  expect(await Array.fromAsync(response)).toEqual([Buffer.from('whole')])
  await closed
})

test('once the end has begun, each answer is the last of its connection', async () => {
  const { site, port } = await listen((_, response) => response.end())
  const headers = async () => (await fetch(`http://127.0.0.1:${port}`)).headers.get('connection')
  expect(await headers()).toBe('keep-alive')
  site.startEnding()
  expect(await headers()).toBe('close')
  await site.close()
})

const large = Buffer.alloc(64 * 1024 * 1024)

/** A client that reads nothing of the answer, which is under way. */
async function askAndPause(site: { server: Server }, port: number) {
  const asked = once(site.server, 'request')
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n')
  await asked
  return socket
}

// Row H2
test('a client that reads nothing of a finished answer keeps no server from ending', async () => {
  const { site, port } = await listen((_, response) => response.end(large))
  const socket = await askAndPause(site, port)
  const begun = performance.now()
  await site.close()
  // A second, counted once or twice; ten of them where the option is not heard.
  expect(performance.now() - begun).toBeLessThan(8_000)
  socket.destroy()
})

test('a client that reads slowly gets a finished answer whole while the server ends', async () => {
  const { site, port } = await listen((_, response) => response.end(large), 20_000)
  const socket = await askAndPause(site, port)
  const closed = site.close()
  await sleep(700)
  let bytes = 0
  for await (const piece of socket) bytes += piece.length
  expect(bytes).toBeGreaterThan(large.length)
  await closed
})

test('a long thought is no unread answer', async () => {
  const asked = Promise.withResolvers<void>()
  const { site, port } = await listen(async (_, response) => {
    asked.resolve()
    await sleep(4_000)
    response.end('thought')
  })
  const answer = fetch(`http://127.0.0.1:${port}`)
  await asked.promise
  const closed = site.close()
  expect(await (await answer).text()).toBe('thought')
  await closed
})

test('a length that a route knows is the standard header again', async () => {
  const { site, port } = await listen((_, response) => {
    response.setHeader('X-Content-Length', '5')
    response.write('whole')
    response.end()
  })
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  expect([headers.get('content-length'), headers.get('x-content-length')]).toEqual(['5', null])
  await site.close()
})

import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { guardedFetch, readLimitedText } from './guarded-fetch'

const anyHost = { isAllowedHost: () => true, signal: new AbortController().signal }
const refused = { code: 'unavailable', reason: 'upstream_address' }

test('this machine is asked when it is exactly the host and port given', async () => {
  const server = await startLocalServer((request, response) => response.end(`Hello ${request.headers['x-own']}`))
  const response = await guardedFetch(`${server.origin}/a`, {
    ...anyHost,
    loopbackHost: server.host,
    headers: { 'X-Own': 'you' },
  })
  expect(await readLimitedText(response, 1_000)).toBe('Hello you')
  expect(server.requests).toEqual(['GET /a'])
})

test.each([
  ['no stand-in', (port: number) => `http://127.0.0.1:${port}/`, null],
  ['another port', (port: number) => `http://127.0.0.1:${port}/`, '127.0.0.1:1'],
  ['another name of the machine', (port: number) => `http://localhost:${port}/`, 'same'],
  ['digits of another kind', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`, 'same'],
  ['a user', (port: number) => `http://me@127.0.0.1:${port}/`, 'same'],
  ['https', (port: number) => `https://127.0.0.1:${port}/`, 'same'],
])('this machine is not even connected to with %s', async (_, address, loopback) => {
  const server = await startLocalServer((_, response) => response.end())
  const options = { ...anyHost, loopbackHost: loopback === 'same' ? server.host : loopback }
  await expect(guardedFetch(address(server.port), options)).rejects.toMatchObject(refused)
  expect(server.countConnections()).toBe(0)
})

test.each([
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://①②⑦.⓪.⓪.①/',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fd00:ec2::254]/',
  'http://169.254.169.254/latest/meta-data/',
  'https://8.8.8.8/',
  'http://www.tiktok.com/',
  'https://www.tiktok.com:8443/',
  'https://user:pw@www.tiktok.com/',
  'ftp://www.tiktok.com/',
  'file:///etc/passwd',
])('%s is refused as it is', async (address) => {
  await expect(guardedFetch(address, { ...anyHost, loopbackHost: null })).rejects.toMatchObject(refused)
})

test('a host that is not allowed is refused', async () => {
  const isAllowedHost = (host: string) => host === 'www.tiktok.com'
  await expect(
    guardedFetch('https://evil.test/', { ...anyHost, isAllowedHost, loopbackHost: null }),
  ).rejects.toMatchObject(refused)
})

// Row 99
test('an allowed name that leads to this machine is refused as the connection is made', async () => {
  await expect(guardedFetch('https://localhost/', { ...anyHost, loopbackHost: null })).rejects.toMatchObject(refused)
})

// Row 97
test('a redirect is returned and nobody goes after it', async () => {
  const internalServer = await startLocalServer((_, response) => response.end('secret'))
  const server = await startLocalServer((_, response) =>
    response.writeHead(302, { Location: internalServer.origin }).end(),
  )
  const response = await guardedFetch(server.origin, { ...anyHost, loopbackHost: server.host })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(internalServer.origin)
  expect(internalServer.countConnections()).toBe(0)
})

// Row 100
test('a server that never answers is given up', async () => {
  const server = await startLocalServer(() => {})
  await expect(
    guardedFetch(server.origin, { ...anyHost, loopbackHost: server.host, headersTimeoutMs: 50 }),
  ).rejects.toMatchObject({ code: 'unavailable', reason: 'upstream_timeout' })
})

test('a server that hangs up is a fault of the network', async () => {
  const server = await startLocalServer((request) => request.socket.destroy())
  await expect(guardedFetch(server.origin, { ...anyHost, loopbackHost: server.host })).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'upstream_network',
  })
})

test('who stops waiting ends the request with their own reason', async () => {
  const arrived = Promise.withResolvers<void>()
  const server = await startLocalServer(() => arrived.resolve())
  const controller = new AbortController()
  const pendingRequest = guardedFetch(server.origin, {
    ...anyHost,
    loopbackHost: server.host,
    signal: controller.signal,
  })
  await arrived.promise
  controller.abort(new Error('enough'))
  await expect(pendingRequest).rejects.toThrow('enough')
})

test('who stops reading ends the server’s answer', async () => {
  const closed = Promise.withResolvers<void>()
  const server = await startLocalServer(async (_, response) => {
    response.write('first')
    await once(response, 'close')
    closed.resolve()
  })
  const controller = new AbortController()
  const response = await guardedFetch(server.origin, {
    ...anyHost,
    loopbackHost: server.host,
    signal: controller.signal,
  })
  controller.abort(new Error('enough'))
  await closed.promise
  await expect(readLimitedText(response, 100)).rejects.toThrow('enough')
})

test('a body is cut at the limit and its rest is not fetched', async () => {
  const closed = Promise.withResolvers<void>()
  const server = await startLocalServer(async (_, response) => {
    response.on('close', closed.resolve)
    response.on('drain', () => response.write('x'.repeat(65_536)))
    response.write('x'.repeat(65_536))
  })
  const response = await guardedFetch(server.origin, { ...anyHost, loopbackHost: server.host })
  expect(await readLimitedText(response, 100_001)).toHaveLength(100_001)
  await closed.promise
})

test('a body that breaks off is a fault of the network', async () => {
  const server = await startLocalServer((request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('some', () => request.socket.destroy())
  })
  const response = await guardedFetch(server.origin, { ...anyHost, loopbackHost: server.host })
  await expect(readLimitedText(response, 1_000)).rejects.toMatchObject({ reason: 'upstream_network' })
})

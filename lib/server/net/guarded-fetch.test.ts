import { once } from 'node:events'
import type { LookupFunction } from 'node:net'
import { Agent, fetch } from 'undici'
import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { AddressRefusedError, createCheckedLookup } from './check-target'
import { guardedFetch, readLimitedText } from './guarded-fetch'

const anyHost = { isAllowedHost: () => true, loopbackHost: null, signal: new AbortController().signal }
const refusedError = { code: 'unavailable', reason: 'upstream_address' }

test('connects to this machine only for the exact host and port', async () => {
  const server = await startLocalServer((request, response) => response.end(`Hello ${request.headers['x-own']}`))
  const options = { ...anyHost, loopbackHost: server.host, headers: { 'X-Own': 'you' } }
  const response = await guardedFetch(`${server.origin}/a`, options)
  expect(await readLimitedText(response, 1_000)).toBe('Hello you')
  expect(server.requests).toEqual(['GET /a'])
})

test.each([
  ['no mock server', (port: number) => `http://127.0.0.1:${port}/`, null],
  ['another port', (port: number) => `http://127.0.0.1:${port}/`, '127.0.0.1:1'],
  ['another name of the machine', (port: number) => `http://localhost:${port}/`, 'same'],
  ['an IPv6-mapped address', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`, 'same'],
  ['a user', (port: number) => `http://me@127.0.0.1:${port}/`, 'same'],
  ['https', (port: number) => `https://127.0.0.1:${port}/`, 'same'],
])('does not connect to this machine with %s', async (_, address, loopback) => {
  const server = await startLocalServer((_, response) => response.end())
  const options = { ...anyHost, loopbackHost: loopback === 'same' ? server.host : loopback }
  await expect(guardedFetch(address(server.port), options)).rejects.toMatchObject(refusedError)
  expect(server.countConnections()).toBe(0)
})

const refusedUrls = `
  http://127.0.0.1/ https://127.0.0.1/ https://127.1/ https://2130706433/ https://0x7f.1/ https://0177.0.0.1/
  https://①②⑦.⓪.⓪.①/ https://0/ https://[::1]/ https://[::]/ https://[::ffff:169.254.169.254]/
  https://[fd00:ec2::254]/ http://169.254.169.254/latest/meta-data/ https://8.8.8.8/ http://www.tiktok.com/
  https://www.tiktok.com:8443/ https://user:pw@www.tiktok.com/ ftp://www.tiktok.com/ file:///etc/passwd
  https://localhost/
`

test.each(refusedUrls.trim().split(/\s+/))('refuses %s', async (url) => {
  await expect(guardedFetch(url, anyHost)).rejects.toMatchObject(refusedError)
})

test('refuses a host that is not allowed', async () => {
  const isAllowedHost = (host: string) => host === 'www.tiktok.com'
  await expect(guardedFetch('https://evil.test/', { ...anyHost, isAllowedHost })).rejects.toMatchObject(refusedError)
})

const createResolver =
  (...addresses: string[]): LookupFunction =>
  (_, __, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

function resolveName(lookup: LookupFunction, all: boolean) {
  return new Promise((resolve, reject) => {
    lookup('name.test', { all }, (error, address, family) => (error ? reject(error) : resolve([address, family])))
  })
}

const refusedAddresses = `
  127.0.0.1 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255
  100.100.100.200 192.0.0.192 168.63.129.16 ::ffff:168.63.129.16 ::ffff:a83f:8110 ::168.63.129.16
  64:ff9b::a83f:8110 64:ff9b::7f00:1 64:ff9b:1::808:808 2002:a83f:8110::1 2002:808:808::1 2001:0:a83f:8110::1
  ::1 :: fe80::1 fd00:ec2::254 fd20:ce::254 ::ffff:10.0.0.1 ::ffff:169.254.169.254 64:ff9b::a9fe:a9fe
  2002:a9fe:a9fe::1 nonsense
`

test.each(refusedAddresses.trim().split(/\s+/))('refuses a name at %s, also among valid addresses', async (address) => {
  for (const addresses of [[address], ['1.1.1.1', address]]) {
    const lookup = createCheckedLookup('unicast', createResolver(...addresses))
    await expect(resolveName(lookup, true)).rejects.toThrow(AddressRefusedError)
    await expect(resolveName(lookup, false)).rejects.toThrow(AddressRefusedError)
  }
})

test('refuses a name without an address, and passes on a resolver’s own error', async () => {
  await expect(resolveName(createCheckedLookup('unicast', createResolver()), true)).rejects.toThrow(AddressRefusedError)
  const lookup = createCheckedLookup('unicast', (_, __, callback) => callback(new Error('ENOTFOUND'), []))
  await expect(resolveName(lookup, true)).rejects.toThrow('ENOTFOUND')
})

test('returns public addresses in the requested form, also behind a NAT64 prefix', async () => {
  const lookup = createCheckedLookup('unicast', createResolver('1.1.1.1', '2606:4700::1111'))
  expect(await resolveName(lookup, false)).toEqual(['1.1.1.1', 4])
  expect(await resolveName(lookup, true)).toEqual([
    [
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ],
    undefined,
  ])
  const nat64Lookup = createCheckedLookup('unicast', createResolver('64:ff9b::101:101'))
  expect(await resolveName(nat64Lookup, false)).toEqual(['64:ff9b::101:101', 6])
})

test('never opens a socket to a name with an internal address', async () => {
  const server = await startLocalServer((_, response) => response.end('inside'))
  const connect = (range: 'unicast' | 'loopback') =>
    fetch(`http://name.test:${server.port}/`, {
      dispatcher: new Agent({ connect: { lookup: createCheckedLookup(range, createResolver('127.0.0.1')) } }),
    })
  await expect(connect('unicast')).rejects.toMatchObject({ cause: expect.any(AddressRefusedError) })
  expect(server.countConnections()).toBe(0)
  expect(await (await connect('loopback')).text()).toBe('inside')
})

test('returns a redirect without following it', async () => {
  const internalServer = await startLocalServer((_, response) => response.end('secret'))
  const server = await startLocalServer((_, response) =>
    response.writeHead(302, { Location: internalServer.origin }).end(),
  )
  const response = await guardedFetch(server.origin, { ...anyHost, loopbackHost: server.host })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(internalServer.origin)
  expect(internalServer.countConnections()).toBe(0)
})

test('times out when a server does not answer', async () => {
  const server = await startLocalServer(() => {})
  const options = { ...anyHost, loopbackHost: server.host, headersTimeoutMs: 50 }
  const failure = { code: 'unavailable', reason: 'upstream_timeout' }
  await expect(guardedFetch(server.origin, options)).rejects.toMatchObject(failure)
})

test('reports a disconnect before or within the body as a network error', async () => {
  const failure = { code: 'unavailable', reason: 'upstream_network' }
  const closingServer = await startLocalServer((request) => request.socket.destroy())
  await expect(
    guardedFetch(closingServer.origin, { ...anyHost, loopbackHost: closingServer.host }),
  ).rejects.toMatchObject(failure)
  const server = await startLocalServer((request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('some', () => request.socket.destroy())
  })
  const response = await guardedFetch(server.origin, { ...anyHost, loopbackHost: server.host })
  await expect(readLimitedText(response, 1_000)).rejects.toMatchObject({ reason: 'upstream_network' })
})

test('an aborted caller ends the request and the response with the caller’s reason', async () => {
  const [requestArrived, responseClosed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const server = await startLocalServer(async (request, response) => {
    if (request.url === '/silent') return requestArrived.resolve()
    response.write('first')
    await once(response, 'close')
    responseClosed.resolve()
  })
  const [firstController, secondController] = [new AbortController(), new AbortController()]
  const options = { ...anyHost, loopbackHost: server.host }
  const pendingResponse = guardedFetch(`${server.origin}/silent`, { ...options, signal: firstController.signal })
  await requestArrived.promise
  firstController.abort(new Error('enough'))
  await expect(pendingResponse).rejects.toThrow('enough')
  const response = await guardedFetch(server.origin, { ...options, signal: secondController.signal })
  secondController.abort(new Error('enough'))
  await responseClosed.promise
  await expect(readLimitedText(response, 100)).rejects.toThrow('enough')
})

test('cuts a body at the limit and does not fetch the rest', async () => {
  const responseClosed = Promise.withResolvers<void>()
  const server = await startLocalServer(async (_, response) => {
    response.on('close', responseClosed.resolve)
    response.on('drain', () => response.write('x'.repeat(65_536)))
    response.write('x'.repeat(65_536))
  })
  const response = await guardedFetch(server.origin, { ...anyHost, loopbackHost: server.host })
  expect(await readLimitedText(response, 100_001)).toHaveLength(100_001)
  await responseClosed.promise
})

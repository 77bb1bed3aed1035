import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { openSocket, sendRaw } from './raw-request'
import { type SiteProcess, startSite } from './site-process'

let site: SiteProcess

test.beforeAll(async () => {
  site = await startSite({})
})

test.afterAll(async () => {
  await site.stop()
})

const securityHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}
const getHeaders = (response: Response) => Object.fromEntries(response.headers)

for (const path of ['/%zz', '/%ff', '/about/%', '/_next/static/%zz.js', '/_next/data/postsmith/%zz.json']) {
  // Row L3
  test(`${path} is an address without a page`, async () => {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(404)
    expect(getHeaders(response)).toMatchObject(securityHeaders)
  })
}

test('a link with a mangled token is a broken link', async () => {
  const response = await fetch(`${site.url}/api/media/%zz`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'link_broken' })
})

for (const [path, location] of [
  ['/social-media-tools/tiktok/hashtag-generator', '/tiktok-hashtag-generator'],
  ['/about/', '/about'],
  ['//evil.example', '/evil.example'],
] as const) {
  // Row L4
  test(`the way from ${path} is as protected as its end`, async () => {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    expect(response.status).toBe(308)
    expect(getHeaders(response)).toMatchObject({ location, ...securityHeaders })
  })
}

// Row L9
test('a page asks for HTTPS of its own name alone', async () => {
  const response = await fetch(`${site.url}/about`)
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
})

const hostHeader = 'Host: a.example\r\n'
for (const [name, status, bytes] of [
  ['what is no HTTP', '400', 'GARBAGE\r\n\r\n'],
  ['a header without a colon', '400', `GET / HTTP/1.1\r\n${hostHeader}bad\r\n\r\n`],
  ['a request without a host', '400', 'GET / HTTP/1.1\r\n\r\n'],
  ['a request for everything', '400', `GET * HTTP/1.1\r\n${hostHeader}\r\n`],
  ['headers above 16 KiB', '431', `GET / HTTP/1.1\r\n${hostHeader}X-Long: ${'a'.repeat(17_000)}\r\n\r\n`], // Row 16
  ['headers that stall', '408', `GET / HTTP/1.1\r\n${hostHeader}X-Slow: `], // Row 15
  ['an unknown expectation', '417', `GET / HTTP/1.1\r\n${hostHeader}Expect: marker\r\n\r\n`],
  ['TRACE', '405', `TRACE / HTTP/1.1\r\n${hostHeader}\r\n`], // Row 4
] as const) {
  // Row L4
  test(`${name}: ${status}, protected`, async () => {
    const answer = await sendRaw(site.url, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
    expect(answer).toMatch(/^Content-Security-Policy: default-src 'none'/im)
    if (status === '408' || status === '431') expect(answer).toMatch(/^Connection: close\r$/im)
  })
}

test('a whole address is read as a proxy means it', async () => {
  const answer = await sendRaw(site.url, `GET http://a.example/api/health HTTP/1.1\r\n${hostHeader}\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})

test('a request for a web socket is answered as any other', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n'
  const answer = await sendRaw(site.url, `GET /api/health HTTP/1.1\r\n${hostHeader}${upgrade}\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})

// Row L17
test('security.txt names a way to us and ends within a year', async () => {
  const response = await fetch(`${site.url}/.well-known/security.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^Contact: https?:\/\/\S+\/contact$/m)
  expect(text).not.toContain('@')
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

// Rows L5, L6
test('a page answers to no other method, and nothing of what came is logged', async () => {
  const form = new FormData()
  form.set('1_$ACTION_ID_marker', 'marker')
  const action = { 'Next-Action': 'marker' }
  const longAction = { 'Next-Action': `40${'a'.repeat(40)}`, Origin: 'https://marker.example' }
  for (const [path, init] of [
    ['/about', { method: 'POST', body: new URLSearchParams({ prompt: 'marker' }) }],
    ['/', { method: 'POST', body: form }],
    ['/about', { method: 'POST', body: 'marker', headers: action }],
    ['/about', { method: 'POST', body: 'marker', headers: longAction }],
    ['/logo.svg', { method: 'PUT', body: 'marker' }],
    ['/marker', { method: 'DELETE' }],
    ['/about', { method: 'OPTIONS' }],
  ] satisfies [string, RequestInit][]) {
    const response = await fetch(site.url + path, init)
    expect(response.status).toBe(405)
    expect(getHeaders(response)).toMatchObject({ allow: 'GET, HEAD', ...securityHeaders })
    expect(await response.text()).toBe('This address can only be read.\n')
  }
  for (const path of ['/about', '/api/health']) {
    expect((await fetch(site.url + path, { headers: action })).status).toBe(400)
  }
  for (const query of ['url=%2Flogo.svg%3Fmarker&w=64&q=75', 'url=https%3A%2F%2Fmarker.example&w=64&q=75']) {
    expect((await fetch(`${site.url}/_next/image?${query}`)).status).toBe(404)
  }
  // A line that is written for certain, after all others.
  const last = await fetch(`${site.url}/api/bot-check?tool=tiktok-hook-generator`)
  expect(last.status).toBe(200)
  await expect.poll(site.getOutput).toContain(last.headers.get('x-request-id'))
  expect(site.getOutput()).not.toMatch(/marker|aaaa|Error/)
})

for (const [name, head] of [
  ['with a page', 'GET /about HTTP/1.1'],
  ['with a refusal', 'POST /about HTTP/1.1'],
] as const) {
  // Row L7
  test(`a body that drips on ends with the answer ${name}`, async () => {
    const socket = await openSocket(site.url)
    let answer = ''
    socket.on('data', (piece) => {
      answer += String(piece)
    })
    socket.write(`${head}\r\n${hostHeader}Content-Length: 1000\r\n\r\n`)
    const drip = setInterval(() => socket.write('{'), 500)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1.1 (200|405) /)
  })
}

// Row L14
test('a connection outlives the pauses of a balancer', async () => {
  const socket = await openSocket(site.url)
  const requestHead = async () => {
    socket.write(`HEAD /about HTTP/1.1\r\n${hostHeader}\r\n`)
    return String((await once(socket, 'data'))[0])
  }
  expect(await requestHead()).toContain('Keep-Alive: timeout=75')
  // Longer than headers may take and than Node keeps a connection by itself.
  await new Promise((resolve) => setTimeout(resolve, 14_000))
  expect(await requestHead()).toContain('200 OK')
  socket.destroy()
})

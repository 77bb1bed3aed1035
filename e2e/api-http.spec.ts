import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { generate } from './api-call'
import { servers } from './servers'

const site = process.env.POSTSMITH_URL_BUILTIN ?? servers.builtIn.url
const endpoint = `${site}/api/generate-content`

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
  // Rows 1, 2
  test(`${method} is not allowed`, async () => {
    const response = await fetch(endpoint, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    if (method !== 'HEAD') expect(await response.json()).toMatchObject({ code: 'invalid_request' })
  })
}

// Row 3
test('another site gets no permission', async () => {
  const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
  const response = await fetch(endpoint, { method: 'OPTIONS', headers })
  expect(response.status).toBe(204)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

/** The status line that the server answers to these bytes. */
async function fetchStatusLine(...chunks: string[]): Promise<string> {
  const { hostname, port } = new URL(site)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  for (const piece of chunks) socket.write(piece)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

const buildRequestLine = (method: string) =>
  `${method} /api/generate-content HTTP/1.1\r\nHost: ${new URL(site).host}\r\n`
const jsonRequestHead = `${buildRequestLine('POST')}Content-Type: application/json\r\n`

for (const [name, status, ...pieces] of [
  ['TRACE is not allowed', '405', `${buildRequestLine('TRACE')}\r\n`], // Row 4
  ['an unknown method is refused', '400', `${buildRequestLine('FOO')}\r\n`], // Row 5
  ['50 MB are refused before they come', '413', `${jsonRequestHead}Content-Length: 52428800\r\n\r\n{`], // Row 12
  [
    'more than any tool takes is cut, whatever its length',
    '413',
    `${jsonRequestHead}Transfer-Encoding: chunked\r\n\r\n70000\r\n${' '.repeat(0x70000)}\r\n`,
  ], // Row 13
  ['a body that stalls is given up', '408', `${jsonRequestHead}Content-Length: 100\r\n\r\n`, '{'], // Row 14
  ['headers that stall are given up', '408', `${jsonRequestHead}X-Slow: `], // Row 15
  ['headers above 16 KiB are refused', '431', `${jsonRequestHead}X-Long: ${'a'.repeat(17_000)}\r\n\r\n`], // Row 16
  [
    'two kinds of length are refused',
    '400',
    `${jsonRequestHead}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ], // Row 18
  [
    '10,000 query parameters are too many',
    '431',
    `${buildRequestLine('POST').replace(' HTTP', `?${'a&'.repeat(10_000)} HTTP`)}\r\n`,
  ], // Row 19
  [
    'a path of 8 kB is no address',
    '404',
    `${buildRequestLine('GET').replace(' HTTP', `/${'a'.repeat(8_000)} HTTP`)}\r\n`,
  ], // Row 19
  ['two lengths are refused', '400', `${jsonRequestHead}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`], // Row 18
] as const) {
  test(name, async () => {
    expect(await fetchStatusLine(...pieces)).toContain(` ${status} `)
  })
}

for (const [name, headers] of [
  ['text', { 'Content-Type': 'text/plain' }], // Row 6
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }], // Row 7
  ['another encoding', { 'Content-Type': 'application/json; charset=utf-16' }], // Row 9
  ['a compressed body', { 'Content-Encoding': 'gzip' }], // Row 10
] as const) {
  test(`${name} is an unsupported type`, async () => {
    const answer = await generate(site, { token: 'x', headers: { ...headers } })
    expect(answer).toMatchObject({ status: 415, body: { code: 'invalid_request' } })
  })
}

for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
  // Row 17
  test(`a request of another site is refused: ${Object.keys(headers)}`, async () => {
    expect(await generate(site, { token: 'x', headers: { ...headers } as Record<string, string> })).toMatchObject({
      status: 403,
      body: { code: 'invalid_request' },
    })
  })
}

// Row 19
test('a long query changes nothing', async () => {
  const query = Array.from({ length: 1_500 }, (_, i) => `a${i}`).join('&')
  const response = await fetch(`${endpoint}?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(400)
})

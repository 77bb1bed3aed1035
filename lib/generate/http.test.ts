import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startApi } from '@/test/api/start-api'

const refusedBody = { error: 'Invalid request. Reload the page and try again.', code: 'invalid_request' }

test('a good request gets its cards, and nobody keeps them', async () => {
  const api = await startApi()
  const { status, headers, body } = await api.post()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(body).toEqual({
    content: 'Knead the dough\n\nFold it twice\n\nWait for an hour',
    cards: ['Knead the dough', 'Fold it twice', 'Wait for an hour'].map((text) => ({
      id: expect.stringMatching(/^[\w-]{36}$/),
      parts: [{ text }],
      copy: text,
      carry: text,
      item: { text },
    })),
    engine: 'built-in',
    remaining: 20,
    requestId: headers.get('x-request-id'),
  })
})

// Rows 1, 2
test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
  const { url } = await startApi()
  const response = await fetch(`${url}/api/generate-content`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  expect(await response.json()).toMatchObject(refusedBody)
})

// Row 3
test('OPTIONS from another site gets no permission', async () => {
  const { url } = await startApi()
  const response = await fetch(`${url}/api/generate-content`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test.each([
  ['text', { 'Content-Type': 'text/plain' }], // Row 6
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }], // Row 7
  ['a form with files', { 'Content-Type': 'multipart/form-data; boundary=x' }], // Row 7
  ['another encoding of text', { 'Content-Type': 'application/json; charset=utf-16' }], // Row 9
  ['another kind of JSON', { 'Content-Type': 'application/json-patch' }],
  ['a compressed body', { 'Content-Encoding': 'gzip' }], // Row 10
])('%s is an unsupported type', async (_, headers) => {
  const api = await startApi()
  const { status, body } = await api.post({ token: 'x', headers: headers as Record<string, string> })
  expect(status).toBe(415)
  expect(body).toMatchObject(refusedBody)
})

// Row 8
test('a body without a type is refused', async () => {
  const { url } = await startApi()
  const response = await fetch(`${url}/api/generate-content`, {
    method: 'POST',
    body: new Uint8Array([123, 125]),
  })
  expect(response.status).toBe(415)
})

// Row 9
test.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'Application/JSON'])(
  '%s is JSON',
  async (type) => {
    const api = await startApi()
    expect((await api.post({ headers: { 'Content-Type': type } })).status).toBe(200)
  },
)

// Row 11
test('an empty body is refused', async () => {
  const api = await startApi()
  expect(await api.post({ body: '' })).toMatchObject({ status: 400, body: refusedBody })
})

/** What the server answers to bytes on a socket, up to its first lines. */
async function sendRawRequest(url: string, ...pieces: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  for (const piece of pieces) socket.write(piece)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}

const requestHead = 'POST /api/generate-content HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

// Row 12
test('a body that says it has 50 MB is refused before it comes', async () => {
  const { url } = await startApi()
  expect(await sendRawRequest(url, `${requestHead}Content-Length: 52428800\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413 /)
})

// Row 13
test('a body of unknown length is cut where no tool would take it', async () => {
  const { url } = await startApi()
  const chunk = `70000\r\n${' '.repeat(0x70000)}\r\n`
  expect(await sendRawRequest(url, `${requestHead}Transfer-Encoding: chunked\r\n\r\n`, chunk)).toMatch(
    /^HTTP\/1.1 413 /,
  )
})

// Row 14
test('a body that comes drop by drop is given up after 5 seconds', async () => {
  const { url } = await startApi()
  expect(await sendRawRequest(url, `${requestHead}Content-Length: 100\r\n\r\n`, '{')).toMatch(/^HTTP\/1.1 408 /)
}, 20_000)

// Row 17
test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['an unknown place', { Origin: 'null' }],
  ['another site, says the browser', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbouring site, says the browser', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://x.own.example' }],
])('a request from %s is refused', async (_, headers) => {
  const api = await startApi({ env: { SITE_URL: 'https://own.example' } })
  const answer = await api.post({ token: 'x', headers: headers as Record<string, string> })
  expect(answer).toMatchObject({ status: 403, body: refusedBody })
})

test.each([
  ['our own site', { Origin: 'https://own.example' }],
  ['our own page, says the browser', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind.proxy' }],
])('a request from %s goes on', async (_, headers) => {
  const api = await startApi({ env: { SITE_URL: 'https://own.example' } })
  expect((await api.post({ headers: headers as Record<string, string> })).status).toBe(200)
})

// Row 19
test('thousands of query parameters change nothing', async () => {
  const api = await startApi()
  const query = Array.from({ length: 2_000 }, (_, i) => `a${i}`).join('&')
  const response = await fetch(`${api.url}/api/generate-content?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(400)
})

// Row A14
test.each(['abcd-1234', '0b0e7a1c-4f43-4a9e-9d5c-3f9a1e2b7c11', '<script>'])(
  'a caller’s own request id, “%s”, is neither echoed nor logged',
  async (given) => {
    const api = await startApi()
    const { headers, body } = await api.post({ headers: { 'X-Request-Id': given } })
    const id = headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(id).not.toBe(given)
    expect(body.requestId).toBe(id)
    expect(api.getLogLines().at(-1)).toContain(`"requestId":"${id}"`)
  },
)

test('beyond the burst limit nothing of a request is read', async () => {
  const api = await startApi({ env: { BURST_LIMIT: '1' } })
  await api.post({ token: 'x' })
  expect(await api.post({ body: 'no JSON' })).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from '@playwright/test'
import { createVisitorHeaders, defaultToolType, fetchSolvedToken, generate, sendGenerateRequest } from './api-call'
import { servers } from './servers'
import { type SiteProcess, startSite } from './site-process'

// All tests of this file share one site.
test.describe.configure({ mode: 'default' })

let site: SiteProcess
test.beforeAll(async () => {
  // Simulates a read-only file system.
  const node = ['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons']
  site = await startSite({ TRUST_PROXY_HOPS: '1', ALTCHA_COST: '100' }, { node })
})
test.afterAll(() => site.stop())

const securityHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}

test('without a key, responds with the built-in writer, as JSON or as a stream of events', async () => {
  const { status, headers, body } = await generate(site.url, { headers: createVisitorHeaders() })
  expect([status, body.engine, body.remaining]).toEqual([200, 'built-in', 20])
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toBe(body.requestId)
  expect(body.cards.length).toBeGreaterThan(2)
  const streamHeaders = { Accept: 'text/event-stream', ...createVisitorHeaders() }
  const stream = await sendGenerateRequest(site.url, { headers: streamHeaders })
  const events = (await stream.text()).match(/^event: \w+/gm)
  expect([events?.at(0), events?.at(-1)]).toEqual(['event: card', 'event: done'])
})

test('refuses each kind of invalid request with its status and code', async () => {
  for (const [expected, call] of [
    ['400 invalid_request', { toolType: 'tiktok-money-calculator' }],
    ['400 empty_prompt', { prompt: '\u3164\u2800' }],
    ['400 too_long', { prompt: 'a'.repeat(2_001) }],
    ['403 bot_check', { token: 'made up' }],
    ['403 invalid_request', { headers: { Origin: 'https://evil.example' } }],
    ['403 invalid_request', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['413 invalid_request', { prompt: 'a'.repeat(20_000) }],
    ['415 invalid_request', { headers: { 'Content-Type': 'text/plain' } }],
    ['415 invalid_request', { headers: { 'Content-Encoding': 'gzip' } }],
  ] as [string, { headers?: Record<string, string> }][]) {
    const headers = { ...call.headers, ...createVisitorHeaders() }
    const { status, body } = await generate(site.url, { token: 'x', ...call, headers })
    expect(`${status} ${body.code}`, JSON.stringify(call).slice(0, 80)).toBe(expected)
  }
  const endpoint = `${site.url}/api/generate-content`
  for (const method of ['GET', 'PUT', 'DELETE']) expect((await fetch(endpoint, { method })).status).toBe(405)
  const preflight = await fetch(endpoint, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null])
})

test('limits a visitor to ten requests a minute, whichever address the headers claim', async () => {
  const statuses: number[] = []
  let retryAfter: string | null = null
  for (let i = 0; i < 11; i += 1) {
    const fakeAddress = `198.51.100.${i}`
    const headers = {
      'X-Forwarded-For': `${fakeAddress}, 203.0.113.1`,
      'X-Real-IP': fakeAddress,
      Forwarded: `for=${fakeAddress}`,
    }
    const reply = await generate(site.url, { token: 'x', headers })
    statuses.push(reply.status)
    retryAfter = reply.headers.get('retry-after')
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429])
  expect(Number(retryAfter)).toBeGreaterThan(0)
})

/** Opens a raw connection for bytes that HTTP clients do not send. */
async function openSocket(): Promise<Socket> {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const host = 'Host: a.example\r\n'
const apiPost = `POST /api/generate-content HTTP/1.1\r\n${host}Content-Type: application/json\r\n`

test('sends the security headers with responses to malformed and oversized requests', async () => {
  for (const [name, status, bytes] of [
    ['bytes that are not HTTP', 400, 'GARBAGE\r\n\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['no path', 400, `GET * HTTP/1.1\r\n${host}\r\n`],
    ['two lengths', 400, `${apiPost}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and chunks', 400, `${apiPost}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['TRACE', 405, `TRACE / HTTP/1.1\r\n${host}\r\n`],
    ['50 MB announced', 413, `${apiPost}Content-Length: 52428800\r\n\r\n{`],
    ['chunks above any limit', 413, `${apiPost}Transfer-Encoding: chunked\r\n\r\n70000\r\n${' '.repeat(0x70000)}\r\n`],
    ['an unknown expectation', 417, `GET / HTTP/1.1\r\n${host}Expect: marker\r\n\r\n`],
    ['headers above 16 KiB', 431, `GET / HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(17_000)}\r\n\r\n`],
    ['the whole address that a proxy sends', 200, `GET http://a.example/api/health HTTP/1.1\r\n${host}\r\n`],
    ['a web socket', 200, `GET /api/health HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ] as const) {
    const socket = await openSocket()
    socket.write(bytes)
    const responseText = String((await once(socket, 'data'))[0])
    socket.destroy()
    expect(responseText, name).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(responseText, name).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
    expect(responseText, name).toMatch(/^Content-Security-Policy: default-src 'none'/im)
  }
})

test('closes the connection of a stalled or slow client, and leaves an idle connection open', async () => {
  const idleSocket = await openSocket()
  const requestHead = async () => {
    idleSocket.write(`HEAD /about HTTP/1.1\r\n${host}\r\n`)
    return String((await once(idleSocket, 'data'))[0])
  }
  expect(await requestHead()).toContain('Keep-Alive: timeout=75')
  const readUntilClosed = async (start: string, drip: string) => {
    const socket = await openSocket()
    let responseText = ''
    const timer = setInterval(() => socket.write(drip), 500)
    socket.on('data', (chunk) => {
      responseText += String(chunk)
      clearInterval(timer)
    })
    // Bytes that cross the server's response reset the connection.
    socket.on('error', () => {})
    socket.write(start)
    await new Promise((resolve) => socket.once('close', resolve))
    return responseText.split('\r\n')[0]
  }
  const answers = await Promise.all([
    readUntilClosed(`GET / HTTP/1.1\r\n${host}X-Slow: `, '{'),
    readUntilClosed(`${apiPost}Content-Length: 1000\r\n\r\n{`, ''),
    readUntilClosed(`POST /about HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n`, '{'),
    readUntilClosed(`GET /about HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n`, '{'),
  ])
  expect(answers.map((responseText) => responseText?.split(' ')[1])).toEqual(['408', '408', '405', '200'])
  // The connection has now been idle longer than the header timeout.
  expect(await requestHead()).toContain('200 OK')
  idleSocket.destroy()
})

test('sends the security headers with malformed URLs, redirects and files', async () => {
  for (const [path, status, location] of [
    ['/%zz', 404],
    ['/about/%', 404],
    ['/_next/static/%zz.js', 404],
    ['/api/media/%zz', 400],
    ['/.well-known/security.txt', 200],
    ['/social-media-tools/tiktok/hashtag-generator', 308, '/tiktok-hashtag-generator'],
    ['/about/', 308, '/about'],
    ['//evil.example', 308, '/evil.example'],
  ] as const) {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')], path).toEqual([status, location ?? null])
    expect(Object.fromEntries(response.headers), path).toMatchObject(securityHeaders)
  }
})

test('a page accepts only GET and HEAD, and the log quotes no part of a request', async () => {
  const actionHeaders = { 'Next-Action': `40${'a'.repeat(40)}`, Origin: 'https://marker.example' }
  for (const [path, init] of [
    ['/about', { method: 'POST', body: 'marker', headers: actionHeaders }],
    ['/logo.svg', { method: 'PUT', body: 'marker' }],
    ['/marker', { method: 'DELETE' }],
  ] satisfies [string, RequestInit][]) {
    const response = await fetch(site.url + path, init)
    expect(response.status).toBe(405)
    expect(Object.fromEntries(response.headers)).toMatchObject({ allow: 'GET, HEAD', ...securityHeaders })
  }
  expect((await fetch(`${site.url}/about`, { headers: actionHeaders })).status).toBe(400)
  // This request's line is the last in the log.
  const lastResponse = await fetch(`${site.url}/api/bot-check?tool=${defaultToolType}`)
  expect(lastResponse.status).toBe(200)
  await expect.poll(site.getOutput).toContain(lastResponse.headers.get('x-request-id'))
  expect(site.getOutput()).not.toMatch(/marker|aaaa|Error|ERR_ACCESS_DENIED/)
})

const modelSite = servers.model.url

test('disables Next’s own image service', async () => {
  for (const url of ['/logo.svg', 'https://evil.example'])
    expect((await fetch(`${modelSite}/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`)).status).toBe(404)
})

test('with Turnstile a visitor passes with its token, or with a proof of work where it does not load', async () => {
  const fetchBotCheck = async (query: string) =>
    (await fetch(`${modelSite}/api/bot-check?tool=${defaultToolType}${query}`)).json()
  expect(await fetchBotCheck('')).toEqual({ provider: 'turnstile', siteKey: expect.any(String) })
  expect(await fetchBotCheck('&fallback=1')).toMatchObject({ provider: 'altcha' })
  const proof = await fetchSolvedToken(modelSite, defaultToolType, '&fallback=1')
  for (const token of [`action=${defaultToolType}&n=${Date.now()}`, proof]) {
    expect(await generate(modelSite, { token })).toMatchObject({ status: 200, body: { engine: 'openai' } })
  }
  expect(await generate(modelSite, { token: 'made up' })).toMatchObject({ status: 403, body: { code: 'bot_check' } })
})

test('the first card arrives while the model is still writing, and the model stops when the visitor leaves', async () => {
  const prompt = `bread ${Date.now()} fault:hang-mid`
  const response = await sendGenerateRequest(modelSite, {
    token: `action=${defaultToolType}&n=${Date.now()}`,
    prompt,
    headers: { Accept: 'text/event-stream' },
  })
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: card')
  await reader?.cancel()
  const listAbortedFlags = async () => {
    const requests: { prompt: string; aborted: boolean }[] = await (
      await fetch(`${new URL(servers.openAi.url).origin}/requests`)
    ).json()
    return requests.filter((request) => request.prompt === prompt).map(({ aborted }) => aborted)
  }
  await expect.poll(listAbortedFlags).toEqual([true])
})

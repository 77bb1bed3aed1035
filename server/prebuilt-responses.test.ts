import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildContentSecurityPolicy } from '@/lib/server/http/security-headers'

const { SizedResponse } = await import(new URL('./sized-response.mjs', import.meta.url).href)
const { servePrebuilt, loadPrebuiltResponses } = await import(new URL('./prebuilt-responses.mjs', import.meta.url).href)

const folder = await mkdtemp(join(tmpdir(), 'postsmith-answers-'))
const index = [
  {
    path: '/about',
    etag: 'W/"tag"',
    headers: ['Content-Type', 'text/html', 'X-Twice', '1', 'X-Twice', '2', 'Vary', 'rsc, Accept-Encoding'],
    files: { br: 'about.br', gzip: 'about.gzip', identity: 'about.identity' },
  },
  {
    path: '/logo.png',
    etag: 'W/"logo"',
    headers: ['Content-Type', 'image/png'],
    files: { identity: 'logo' },
  },
  {
    path: '/policy',
    etag: 'W/"policy"',
    headers: ['Content-Security-Policy', buildContentSecurityPolicy({ script: ["'sha256-a'"], style: [] }, false)],
    files: { identity: 'logo' },
  },
]
const server = createServer({ ServerResponse: SizedResponse }, (request, response) => {
  if (servePrebuilt(responses, request, response)) return
  response.setHeader('Content-Security-Policy', buildContentSecurityPolicy({ script: [], style: [] }, false))
  response.writeHead(404).end('Next')
})
let responses: unknown
let port: number

beforeAll(async () => {
  await mkdir(join(folder, 'answers'))
  await writeFile(join(folder, 'answers', 'index.json'), JSON.stringify(index))
  for (const [name, text] of [
    ['about.br', 'brotli'],
    ['about.gzip', 'gzip'],
    ['about.identity', 'plain'],
    ['logo', 'picture'],
  ] as const) {
    await writeFile(join(folder, 'answers', name), text)
  }
  responses = loadPrebuiltResponses(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function fetchPath(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { request } = await import('node:http')
  const clientRequest = request({ port, path, method, headers, host: '127.0.0.1' }).end()
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) =>
    clientRequest.on('response', resolve),
  )
  const body = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode, headers: response.headers, body }
}

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['gzip, deflate, br, zstd', 'brotli'],
  ['gzip', 'gzip'],
  ['deflate', 'plain'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'plain'],
  ['br;q=0, *', 'gzip'],
  ['*', 'brotli'],
  ['BR', 'brotli'],
  ['identity;q=1, br;q=0.1', 'plain'],
  ['identity;q=0', 'plain'],
  ['br;q=nonsense', 'plain'],
])('who accepts “%s” gets %s', async (acceptEncoding, body) => {
  const answer = await fetchPath('/about', acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding })
  expect(answer.body).toBe(body)
  const encoding = { brotli: 'br', gzip: 'gzip', plain: undefined }[body]
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['content-length']).toBe(String(body.length))
  expect(answer.headers.vary).toBe('rsc, Accept-Encoding')
})

test('what is not worth compressing is sent as it is, and varies by nothing', async () => {
  const { body, headers } = await fetchPath('/logo.png', { 'Accept-Encoding': 'gzip, br' })
  expect(body).toBe('picture')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers).not.toHaveProperty('vary')
})

test.each([
  ['W/"tag"', 304],
  ['"tag"', 304],
  ['"other", W/"tag"', 304],
  ['*', 304],
  ['"other"', 200],
  ['tag', 200],
])('If-None-Match %s: %i', async (tag, status) => {
  const answer = await fetchPath('/about', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })
  expect(answer.status).toBe(status)
  expect(answer.headers.etag).toBe('W/"tag"')
  expect(answer.headers['x-twice']).toBe('1, 2')
  if (status === 304) expect(answer.body).toBe('')
})

test('HEAD has the same headers and no body', async () => {
  const acceptEncoding = { 'Accept-Encoding': 'br' }
  const [head, get] = [await fetchPath('/about', acceptEncoding, 'HEAD'), await fetchPath('/about', acceptEncoding)]
  expect(head.body).toBe('')
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test.each([
  ['/about?utm_source=a', {}, 'plain'],
  ['/about?_rsc=a', {}, 'Next'],
  ['/about', { RSC: '1' }, 'Next'],
  ['/about', { Range: 'bytes=0-1' }, 'Next'],
  ['/about/', {}, 'Next'],
  ['/%61bout', {}, 'Next'],
  ['/constructor', {}, 'Next'],
])('%s with %j is answered by %s', async (path, headers, body) => {
  expect((await fetchPath(path, headers as unknown as Record<string, string>)).body).toBe(body)
})

test.each(['/policy', '/no-such-page'])('%s allows Turnstile where its keys are set', async (path) => {
  const policy = async () => (await fetchPath(path)).headers['content-security-policy']
  expect(await policy()).not.toContain('cloudflare')
  expect(await policy()).toMatch(/script-src 'self'[^;]*; .*; frame-src 'none'; /)
  vi.stubEnv('TURNSTILE_SITE_KEY', '0x4AAAAAAA')
  responses = loadPrebuiltResponses(folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    responses = loadPrebuiltResponses(folder)
  })
  expect(await policy()).toMatch(
    /script-src 'self' https:\/\/challenges\.cloudflare\.com.*; frame-src https:\/\/challenges\.cloudflare\.com; /,
  )
})

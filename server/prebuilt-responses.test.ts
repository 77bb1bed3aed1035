import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildContentSecurityPolicy } from '@/lib/server/http/security-headers'

const { SizedResponse } = await import(new URL('./response-headers.mjs', import.meta.url).href)
const { servePrebuilt, loadPrebuiltResponses } = await import(new URL('./prebuilt-responses.mjs', import.meta.url).href)

const index = [
  {
    path: '/about',
    etag: 'W/"tag"',
    headers: ['Content-Type', 'text/html', 'X-Twice', '1', 'X-Twice', '2', 'Vary', 'rsc, Accept-Encoding'],
    files: { br: 'about.br', gzip: 'about.gzip', identity: 'about.identity' },
  },
  { path: '/logo.png', etag: 'W/"logo"', headers: ['Content-Type', 'image/png'], files: { identity: 'logo' } },
  {
    path: '/policy',
    etag: 'W/"policy"',
    headers: ['Content-Security-Policy', buildContentSecurityPolicy(false)],
    files: { identity: 'logo' },
  },
]
const files = { 'about.br': 'brotli', 'about.gzip': 'gzip', 'about.identity': 'plain', logo: 'picture' }

let folder: string
let responses: unknown
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postsmith-answers-'))
  await mkdir(join(folder, 'answers'))
  await writeFile(join(folder, 'answers', 'index.json'), JSON.stringify(index))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'answers', name), text)
  responses = loadPrebuiltResponses(folder)
  const server = createServer({ ServerResponse: SizedResponse }, (incoming, response) => {
    if (servePrebuilt(responses, incoming, response)) return
    response.setHeader('Content-Security-Policy', buildContentSecurityPolicy(false))
    response.writeHead(404).end('Next')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
  return async () => {
    server.close()
    await rm(folder, { recursive: true })
  }
})

async function fetchPath(path: string, headers: Record<string, string | undefined> = {}, method = 'GET') {
  const sentHeaders = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  const clientRequest = request({ port, path, method, headers: sentHeaders, host: '127.0.0.1' }).end()
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode, headers: response.headers, body }
}

test.each([
  [undefined, 'plain', undefined],
  ['', 'plain', undefined],
  ['gzip, deflate, br, zstd', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'plain', undefined],
  ['br;q=0, *', 'gzip', 'gzip'],
])('Accept-Encoding “%s”: responds with body %s', async (acceptEncoding, body, encoding) => {
  const response = await fetchPath('/about', { 'Accept-Encoding': acceptEncoding })
  expect(response.body).toBe(body)
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers['content-length']).toBe(String(body.length))
  expect(response.headers.vary).toBe('rsc, Accept-Encoding')
})

test('sends incompressible content unchanged, without a Vary header', async () => {
  const { body, headers } = await fetchPath('/logo.png', { 'Accept-Encoding': 'gzip, br' })
  expect(body).toBe('picture')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(headers).not.toHaveProperty('vary')
})

test.each([
  ['W/"tag"', 304, ''],
  ['"tag"', 304, ''],
  ['"other", W/"tag"', 304, ''],
  ['*', 304, ''],
  ['"other"', 200, 'brotli'],
  ['tag', 200, 'brotli'],
])('If-None-Match %s: %i', async (tag, status, body) => {
  const response = await fetchPath('/about', { 'If-None-Match': tag, 'Accept-Encoding': 'br' })
  expect(response).toMatchObject({ status, body, headers: { etag: 'W/"tag"', 'x-twice': '1, 2' } })
})

test('answers HEAD with the same headers and no body', async () => {
  const acceptEncoding = { 'Accept-Encoding': 'br' }
  const [head, get] = [await fetchPath('/about', acceptEncoding, 'HEAD'), await fetchPath('/about', acceptEncoding)]
  expect(head.body).toBe('')
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
})

test.each<[string, Record<string, string>, string]>([
  ['/about?utm_source=a', {}, 'plain'],
  ['/about?_rsc=a', {}, 'Next'],
  ['/about', { RSC: '1' }, 'Next'],
  ['/about', { Range: 'bytes=0-1' }, 'Next'],
  ['/about/', {}, 'Next'],
  ['/%61bout', {}, 'Next'],
  ['/constructor', {}, 'Next'],
])('%s with headers %j is served by %s', async (path, headers, body) => {
  expect((await fetchPath(path, headers)).body).toBe(body)
})

test.each(['/policy', '/no-such-page'])('allows Turnstile on %s only when its site key is set', async (path) => {
  const getPolicy = async () => (await fetchPath(path)).headers['content-security-policy']
  expect(await getPolicy()).not.toContain('cloudflare')
  expect(await getPolicy()).toMatch(/script-src 'self'[^;]*; .*; frame-src 'none'; /)
  vi.stubEnv('TURNSTILE_SITE_KEY', '0x4AAAAAAA')
  responses = loadPrebuiltResponses(folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    responses = loadPrebuiltResponses(folder)
  })
  expect(await getPolicy()).toMatch(
    /script-src 'self' https:\/\/challenges\.cloudflare\.com.*; frame-src https:\/\/challenges\.cloudflare\.com; /,
  )
})

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import type { Post } from '@/lib/tiktok/posts/post'
import { getPostCache } from '@/lib/tiktok/posts/post-lookup'
import { createFileHandler, startUpstream, type UpstreamHandler } from '@/test/local-server'
import { serveMedia } from '@/test/media/serve-media'
import type { MediaFile } from './media-link'

const videoBytes = randomBytes(100_000)
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
const toHeaders = (list: string[]): Record<string, string | undefined> =>
  Object.fromEntries(list.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), list[i + 1]]] : [])))

test('sends the file with this site’s headers, not its server’s', async () => {
  const media = await serveMedia((request, response) => {
    response.setHeader('Set-Cookie', 'ttwid=1')
    response.setHeader('X-Powered-By', 'them')
    response.setHeader('Content-Disposition', 'inline')
    response.setHeader('Last-Modified', 'Sat, 21 Nov 2026 10:00:00 GMT')
    createFileHandler(videoBytes)(request, response)
  })
  const response = await media.get()
  const own = ['date', 'connection', 'keep-alive', 'x-request-id']
  expect(response.status).toBe(200)
  expect(Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name)))).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename=tiktok_demo_73.mp4',
    'content-length': '100000',
    'content-type': 'video/mp4',
    etag: '"one"',
    'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
    'x-content-length': '100000',
  })
  expect((await readBytes(response)).equals(videoBytes)).toBe(true)
})

test('sends the server the headers of the post’s page and nothing of the visitor’s', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const own = { Cookie: 'own=1', 'Accept-Language': 'de', 'X-Forwarded-For': '127.0.0.1', 'User-Agent': 'Visitor/1' }
  await readBytes(await media.get({}, { headers: own }))
  // Compares raw headers, because this process adds the client's address to every request that it receives.
  const { host, connection, 'sec-fetch-mode': _, ...headers } = toHeaders(media.requests[0]?.rawHeaders ?? [])
  expect(headers).toEqual({
    accept: '*/*',
    'accept-encoding': 'identity',
    'accept-language': '*',
    cookie: 'tt_chain_token=a=b',
    referer: 'https://www.tiktok.com/',
    'user-agent': 'Page/1.0',
  })
})

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/100000', videoBytes.subarray(0, 10)],
  ['bytes=-5', 206, 'bytes 99995-99999/100000', videoBytes.subarray(-5)],
  ['bytes=0-1,5-6', 200, null, videoBytes],
  ['bytes=100000-', 416, 'bytes */100000', Buffer.alloc(0)],
  ['bytes=9-1', 200, null, videoBytes],
  ['bytes=-0', 416, null, null],
] as const)('Range: %s gets %i', async (range, status, contentRange, body) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({}, { headers: { Range: range } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-range')).toBe(contentRange)
  const bytes = await readBytes(response)
  if (body === null) return expect(media.requests).toHaveLength(0)
  expect(response.headers.get('content-length')).toBe(String(body.length))
  expect(bytes.equals(body)).toBe(true)
})

test.each([
  ['"one"', 206, '"one"'],
  ['"two"', 200, '"two"'],
  ['nonsense', 206, undefined],
])('If-Range: %s gets %i', async (version, status, sentHeader) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({}, { headers: { Range: 'bytes=5-9', 'If-Range': version } })
  expect(response.status).toBe(status)
  expect(media.requests[0]?.headers['if-range']).toBe(sentHeader)
})

test('HEAD returns the headers of GET and no body', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const link = media.link()
  const [headResponse, getResponse] = [await fetch(link, { method: 'HEAD' }), await fetch(link)]
  const getHeaderValues = (response: Response) =>
    ['content-length', 'content-type', 'content-disposition', 'accept-ranges'].map((name) => response.headers.get(name))
  expect(getHeaderValues(headResponse)).toEqual(getHeaderValues(getResponse))
  expect(await readBytes(headResponse)).toHaveLength(0)
  await readBytes(getResponse)
})

test('serves a WebP in place of a JPEG as WebP', async () => {
  const media = await serveMedia(createFileHandler(videoBytes, 'image/webp'))
  const response = await media.get({ ...imageFile, name: 'a_cover.jpg', disposition: 'inline' })
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('content-disposition')).toBe('inline; filename=a_cover.webp')
  await readBytes(response)
})

test('sends a name in another script in both forms of the header', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({ name: 'tiktok_パン_73.mp4' })
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="tiktok_??_73.mp4"; filename*=UTF-8\'\'tiktok_%E3%83%91%E3%83%B3_73.mp4',
  )
  await readBytes(response)
})

test('the audio of a video is a complete M4A, regardless of the requested range', async () => {
  const mp4 = readFileSync(join(await ensureMediaFixtures(), 'moov-at-end.mp4'))
  const media = await serveMedia(createFileHandler(mp4))
  const link = media.link({ kind: 'audio', type: 'audio/mp4', name: 'a.m4a', remux: 'm4a' })
  const response = await fetch(link, { headers: { Range: 'bytes=10-' } })
  const audio = await readBytes(response)
  expect(response.status).toBe(200)
  const headerNames = ['content-type', 'content-length', 'accept-ranges']
  expect(headerNames.map((name) => response.headers.get(name))).toEqual(['audio/mp4', String(audio.length), null])
  expect(audio.subarray(4, 8).toString()).toBe('ftyp')
  expect(audio.length).toBeLessThan(mp4.length)
  const headResponse = await fetch(link, { method: 'HEAD' })
  expect([headResponse.status, headResponse.headers.get('content-type')]).toEqual([200, 'audio/mp4'])
})

test('each file has one log line without link, file and visitor', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  await readBytes(await media.get())
  await expect.poll(() => media.logged()).toHaveLength(1)
  const { ts, ms, requestId, ...line } = JSON.parse(media.logged()[0] ?? '')
  const result = { status: 200, bytes: 100_000, streamed: true }
  expect(line).toEqual({ level: 'info', msg: 'request', route: '/api/media', ...result })
})

test('a file longer than its declared length is a failed download', async () => {
  const media = await serveMedia((_, response) => {
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 2_000_000 }).flushHeaders()
    // Node itself would not write more.
    response.socket?.write(Buffer.alloc(2_200_000))
  })
  const response = await media.get()
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  await expect.poll(() => media.logged()).toHaveLength(1)
  expect(JSON.parse(media.logged()[0] ?? '')).toMatchObject({ status: 503, reason: 'upstream_malformed' })
})

test('a large file closes its upstream connection, and small ones share one', async () => {
  const media = await serveMedia((request, response) => {
    const bytes = Buffer.alloc(request.url === '/large.mp4' ? 3_000_000 : 30_000)
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': bytes.length }).end(bytes)
  })
  for (const name of ['a', 'b', 'large', 'c', 'd']) {
    const response = await media.get({ url: `${media.origin}/${name}.mp4` })
    expect((await response.arrayBuffer()).byteLength).toBe(name === 'large' ? 3_000_000 : 30_000)
  }
  expect(new Set(media.requests.map(({ socket }) => socket)).size).toBe(2)
})

const imageFile = { kind: 'picture', type: 'image/jpeg', name: 'a.jpg' } as const satisfies Partial<MediaFile>
const videoType = { 'Content-Type': 'video/mp4' }

const createHandler =
  (status: number, headers: Record<string, string | number> = {}, body = 'x'): UpstreamHandler =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

test.each([
  ['403', createHandler(403), 'link_expired'],
  ['404', createHandler(404), 'link_expired'],
  ['429', createHandler(429), 'unavailable'],
  ['204', createHandler(204), 'unavailable'],
  ['a page', createHandler(200, { 'Content-Type': 'text/html' }), 'unavailable'],
  ['no type', createHandler(200), 'unavailable'],
  ['compression', createHandler(200, { ...videoType, 'Content-Encoding': 'gzip' }), 'unavailable'],
  [
    'a range without a request for one',
    createHandler(206, { ...videoType, 'Content-Range': 'bytes 0-0/9' }),
    'unavailable',
  ],
  ['more than 200 MB', createHandler(200, { ...videoType, 'Content-Length': 200_000_001 }), 'unavailable'],
  ['a closed connection', (request) => request.socket.destroy(), 'unavailable'],
] as [string, UpstreamHandler, string][])('handles a server that answers with %s', async (_, handler, code) => {
  const response = await (await serveMedia(handler)).get()
  expect([response.status, (await response.json()).code]).toEqual([code === 'unavailable' ? 503 : 410, code])
})

test.each([
  ['an SVG', { 'Content-Type': 'image/svg+xml' }],
  ['a video', videoType],
  ['more than 15 MB', { 'Content-Type': 'image/jpeg', 'Content-Length': 15_000_001 }],
])('a server that answers with %s for an image is unavailable', async (_, headers) => {
  const media = await serveMedia(createHandler(200, headers))
  expect((await media.get(imageFile)).status).toBe(503)
})

test('a range of a file of more than 200 MB is unavailable', async () => {
  const headers = { ...videoType, 'Content-Range': 'bytes 0-0/200000001', 'Content-Length': 1 }
  const media = await serveMedia(createHandler(206, headers, 'x'))
  expect((await media.get({}, { headers: { Range: 'bytes=0-0' } })).status).toBe(503)
})

test('retries a request once after a 403', async () => {
  let remainingRefusals = 1
  const media = await serveMedia((request, response) => {
    remainingRefusals -= 1
    if (remainingRefusals >= 0) response.writeHead(403).end()
    else createFileHandler(videoBytes)(request, response)
  })
  const response = await media.get()
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 100_000])
  remainingRefusals = 2
  expect((await media.get()).status).toBe(410)
  expect(media.requests).toHaveLength(4)
})

test('follows three redirects between media servers, but not a fourth', async () => {
  const media = await serveMedia((request, response) => {
    const step = Number(request.url?.slice(1, 2))
    if (step !== 4) return void response.writeHead(302, { Location: `/${step + 1}.mp4` }).end()
    createFileHandler(videoBytes)(request, response)
  })
  const response = await media.get({ url: `${media.origin}/1.mp4` })
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 100_000])
  expect(media.requests.map(({ url }) => url)).toEqual(['/1.mp4', '/2.mp4', '/3.mp4', '/4.mp4'])
  expect((await media.get({ url: `${media.origin}/5.mp4` })).status).toBe(503)
  expect(media.requests).toHaveLength(8)
})

test('neither a link nor a redirect leads to another server', async () => {
  const internalServer = await startUpstream(createFileHandler(videoBytes))
  const outsideUrls = [
    'http://169.254.169.254/',
    'http://[::1]/',
    'https://tiktokcdn.com.evil.example/',
    'file:///etc/passwd',
  ]
  for (const target of [`${internalServer.origin}/secret`, 'https://www.tiktok.com/aweme/v1/play/', ...outsideUrls]) {
    const media = await serveMedia(createHandler(302, { Location: target }))
    expect((await media.get()).status, target).toBe(503)
    expect((await media.get({ url: target })).status, target).toBe(503)
    expect(media.requests, target).toHaveLength(1)
  }
  expect(internalServer.requests).toHaveLength(0)
})

test('an expired file removes its post from the cache', async () => {
  const expiredMedia = await serveMedia(createHandler(403, {}))
  const cache = getPostCache({ origin: expiredMedia.origin, isMock: true, blocked: new Set() }, '73')
  cache.set('video', { id: '73' } as Post)
  cache.set('sound', { id: '73' } as Post)
  expect((await expiredMedia.get()).status).toBe(410)
  expect([cache.get('video'), cache.get('sound')]).toEqual([undefined, undefined])
})

const changeCharacter = (link: string, index: number) =>
  link.slice(0, index) + (link.at(index) === 'A' ? 'B' : 'A') + link.slice(index + 1)

test.each([
  ['that was changed', (link: string) => changeCharacter(link, link.length - 20), 403, 'link_refused'],
  ['that is cut off', (link: string) => link.slice(0, -3), 400, 'link_broken'],
])('refuses a link %s without a request', async (_, damage, status, code) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await fetch(damage(media.link()))
  expect([response.status, (await response.json()).code]).toEqual([status, code])
  expect(media.requests).toHaveLength(0)
})

test('refuses another visitor’s link', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const link = media.link({}, '203.0.113.9')
  const response = await fetch(link)
  expect([response.status, (await response.json()).code]).toEqual([403, 'link_refused'])
  expect(media.requests).toHaveLength(0)
  const ownerResponse = await fetch(link, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  expect(ownerResponse.status).toBe(200)
  await ownerResponse.arrayBuffer()
})

test('an invalid link opened in a tab shows a plain text page', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const response = await fetch(changeCharacter(media.link(), 200), { headers })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toMatch(/^This download link only works for the person who looked up the post\. /)
})

test.each([
  ['cross-site', 403],
  ['none', 200],
])('a request from a %s page gets %i', async (site, status) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({}, { headers: { 'Sec-Fetch-Site': site } })
  expect(response.status).toBe(status)
  await response.arrayBuffer()
})

test('with DOWNLOADS=off no link works', async () => {
  const media = await serveMedia(createFileHandler(videoBytes), { env: { DOWNLOADS: 'off' } })
  const response = await media.get()
  expect([response.status, (await response.json()).code]).toEqual([501, 'unsupported'])
  expect(media.requests).toHaveLength(0)
})

test('limits the concurrent videos of one visitor, separately from others', async () => {
  const media = await serveMedia(
    (_, response) => void response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 9 }).write('x'),
    { env: { BURST_LIMIT: '1' } },
  )
  const runningResponse = await media.get()
  expect(runningResponse.status).toBe(200)
  const secondResponse = await media.get()
  expect([secondResponse.status, secondResponse.headers.get('retry-after')]).toEqual([503, '3'])
  expect((await secondResponse.json()).code).toBe('unavailable')
  const address = '203.0.113.9'
  const otherResponse = await fetch(media.link({}, address), { headers: { 'X-Forwarded-For': address } })
  expect(otherResponse.status).toBe(200)
  await Promise.all([runningResponse, otherResponse].map((response) => response.body?.cancel()))
})

test('limits the requests of one visitor per minute, and no request above the limit reaches TikTok', async () => {
  const media = await serveMedia(createFileHandler(videoBytes), { env: { BURST_LIMIT: '1' } })
  for (let count = 0; count < 6; count += 1) await (await media.get({}, { method: 'HEAD' })).arrayBuffer()
  const nextResponse = await media.get()
  expect([nextResponse.status, (await nextResponse.json()).code]).toEqual([429, 'rate_limited'])
  expect(Number(nextResponse.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(media.requests).toHaveLength(6)
})

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { serveMedia } from '@/test/media/serve-media'
import { createFileHandler } from '@/test/media/start-upstream'

const videoBytes = randomBytes(100_000)
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

const toPairs = (list: string[]) => list.flatMap((name, i) => (i % 2 === 0 ? [[name.toLowerCase(), list[i + 1]]] : []))

test('the visitor gets the file with our own headers and none of its server’s', async () => {
  const media = await serveMedia((request, response) => {
    response.setHeader('Set-Cookie', 'ttwid=1')
    response.setHeader('X-Powered-By', 'them')
    response.setHeader('Content-Disposition', 'inline')
    response.setHeader('Last-Modified', 'Sat, 21 Nov 2026 10:00:00 GMT')
    createFileHandler(videoBytes)(request, response)
  })
  const response = await media.get()
  const {
    date,
    connection,
    'keep-alive': _,
    'x-request-id': requestId,
    ...headers
  } = Object.fromEntries(response.headers)
  expect(response.status).toBe(200)
  expect(headers).toEqual({
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

test('its server is asked as the post’s page would ask, and learns nothing of the visitor', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const own = {
    Cookie: 'own=1',
    'Accept-Language': 'de',
    'X-Forwarded-For': '127.0.0.1',
    'User-Agent': 'Visitor/1',
  }
  await readBytes(await media.get({}, { headers: own }))
  // As sent: the address that this process gives every request it receives is not among them.
  const sent = Object.fromEntries(toPairs(media.requests[0]?.rawHeaders ?? []))
  const { host, connection, 'sec-fetch-mode': _, ...headers } = sent
  expect(headers).toEqual({
    accept: '*/*',
    'accept-encoding': 'identity',
    'accept-language': '*',
    cookie: 'tt_chain_token=a=b',
    referer: 'https://www.tiktok.com/',
    'user-agent': 'Page/1.0',
  })
})

// Row 104
test.each([
  ['bytes=0-', 206, 'bytes 0-99999/100000', videoBytes],
  ['bytes=0-9', 206, 'bytes 0-9/100000', videoBytes.subarray(0, 10)],
  ['bytes=99990-200000', 206, 'bytes 99990-99999/100000', videoBytes.subarray(99_990)],
  ['bytes=-5', 206, 'bytes 99995-99999/100000', videoBytes.subarray(-5)],
  ['bytes=0-1,5-6', 200, null, videoBytes],
  ['items=0-5', 200, null, videoBytes],
  ['bytes=100000-', 416, 'bytes */100000', Buffer.alloc(0)],
] as const)('Range: %s gets %i', async (range, status, contentRange, body) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({}, { headers: { Range: range } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-range')).toBe(contentRange)
  expect(response.headers.get('content-length')).toBe(String(body.length))
  expect((await readBytes(response)).equals(body)).toBe(true)
})

// Row 104
test.each(['bytes=9-1', 'bytes=100000000000000000000-'])('Range: %s gets 416 without asking', async (range) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({}, { headers: { Range: range } })
  expect(response.status).toBe(416)
  expect(media.requests).toHaveLength(0)
})

test.each([
  ['"one"', 206, '"one"'],
  ['"two"', 200, '"two"'],
  ['nonsense', 206, undefined],
])('If-Range: %s gets %i', async (version, status, sent) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({}, { headers: { Range: 'bytes=5-9', 'If-Range': version } })
  expect(response.status).toBe(status)
  expect(media.requests[0]?.headers['if-range']).toBe(sent)
})

test('a download that was cut goes on where it stopped', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const link = media.link()
  const first = await fetch(link, { headers: { Range: 'bytes=0-49999' } })
  const version = first.headers.get('etag') ?? ''
  const second = await fetch(link, { headers: { Range: 'bytes=50000-', 'If-Range': version } })
  expect(Buffer.concat([await readBytes(first), await readBytes(second)]).equals(videoBytes)).toBe(true)
})

test('HEAD gets the same headers and no body', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const link = media.link()
  const [head, get] = [await fetch(link, { method: 'HEAD' }), await fetch(link)]
  const getHeaderValues = (response: Response) =>
    ['content-length', 'content-type', 'content-disposition', 'accept-ranges'].map((name) => response.headers.get(name))
  expect(getHeaderValues(head)).toEqual(getHeaderValues(get))
  expect(await readBytes(head)).toHaveLength(0)
  await readBytes(get)
})

test.each([
  ['at once', 0],
  ['slowly', 3],
])('a large film that is read %s comes as it is', async (_, pause) => {
  const large = randomBytes(12_000_000)
  const media = await serveMedia(createFileHandler(large))
  const response = await media.get()
  const pieces: Uint8Array[] = []
  for await (const piece of response.body ?? []) {
    pieces.push(piece)
    if (pause > 0) await sleep(pause)
  }
  expect(Buffer.concat(pieces).equals(large)).toBe(true)
  await expect.poll(() => media.logged()).toHaveLength(1)
  expect(JSON.parse(media.logged()[0] ?? '')).toMatchObject({ status: 200, bytes: 12_000_000 })
})

test('a WebP where a JPEG was promised is served as what it is', async () => {
  const media = await serveMedia(createFileHandler(videoBytes, 'image/webp'))
  const response = await media.get({
    kind: 'picture',
    type: 'image/jpeg',
    name: 'a_cover.jpg',
    disposition: 'inline',
  })
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('content-disposition')).toBe('inline; filename=a_cover.webp')
  await readBytes(response)
})

// Row 103
test('a name in other scripts comes in one header that every browser reads', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({ name: 'tiktok_パン_73.mp4' })
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="tiktok_??_73.mp4"; filename*=UTF-8\'\'tiktok_%E3%83%91%E3%83%B3_73.mp4',
  )
  await readBytes(response)
})

test('the sound of a video comes as an M4A, whatever part is asked for', async () => {
  const mp4 = readFileSync(join(await ensureMediaFixtures(), 'moov-at-end.mp4'))
  const media = await serveMedia(createFileHandler(mp4))
  const link = media.link({ kind: 'audio', type: 'audio/mp4', name: 'a.m4a', remux: 'm4a' })
  const response = await fetch(link, { headers: { Range: 'bytes=10-' } })
  const sound = await readBytes(response)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('audio/mp4')
  expect(response.headers.get('content-length')).toBe(String(sound.length))
  expect(response.headers.get('accept-ranges')).toBeNull()
  expect(sound.subarray(4, 8).toString()).toBe('ftyp')
  expect(sound.length).toBeLessThan(mp4.length)
  const head = await fetch(link, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'audio/mp4'])
})

test('each file writes one line to the log, which names neither link, file nor visitor', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const link = media.link()
  await readBytes(await fetch(link))
  await expect.poll(() => media.logged()).toHaveLength(1)
  const line = JSON.parse(media.logged()[0] ?? '')
  expect(line).toEqual({
    ts: expect.any(String),
    level: 'info',
    msg: 'request',
    route: '/api/media',
    requestId: expect.any(String),
    status: 200,
    ms: expect.any(Number),
    bytes: 100_000,
    streamed: true,
  })
})

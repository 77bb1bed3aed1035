import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Post } from '@/lib/tiktok/posts/post'
import { getPostCache } from '@/lib/tiktok/posts/post-cache'
import { serveMedia } from '@/test/media/serve-media'
import { createFileHandler, startUpstream, type UpstreamHandler } from '@/test/media/start-upstream'
import type { MediaFile } from './media-link'

const videoBytes = Buffer.alloc(100_000, 'film')
const imageFile = { kind: 'picture', type: 'image/jpeg', name: 'a.jpg' } as const satisfies Partial<MediaFile>

const createReplyHandler =
  (status: number, headers: Record<string, string | number>, body: string | Buffer = ''): UpstreamHandler =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

test.each([
  ['403', createReplyHandler(403, {}), {}, 410, 'link_expired'],
  ['404', createReplyHandler(404, {}), {}, 410, 'link_expired'],
  ['410', createReplyHandler(410, {}), {}, 410, 'link_expired'],
  ['429', createReplyHandler(429, {}), {}, 503, 'unavailable'],
  ['500', createReplyHandler(500, {}), {}, 503, 'unavailable'],
  ['204', createReplyHandler(204, {}), {}, 503, 'unavailable'],
  ['a page', createReplyHandler(200, { 'Content-Type': 'text/html' }, '<p>Verify</p>'), {}, 503, 'unavailable'], // Row 100
  ['JSON', createReplyHandler(200, { 'Content-Type': 'application/json' }, '{}'), {}, 503, 'unavailable'],
  ['no type', createReplyHandler(200, {}, 'x'), {}, 503, 'unavailable'],
  [
    'a drawing with scripts',
    createReplyHandler(200, { 'Content-Type': 'image/svg+xml' }, '<svg/>'),
    imageFile,
    503,
    'unavailable',
  ],
  [
    'a film for a picture',
    createReplyHandler(200, { 'Content-Type': 'video/mp4' }, 'x'),
    imageFile,
    503,
    'unavailable',
  ],
  [
    'a packed film',
    createReplyHandler(200, { 'Content-Type': 'video/mp4', 'Content-Encoding': 'gzip' }, 'x'),
    {},
    503,
    'unavailable',
  ],
  [
    'a part that nobody asked for',
    createReplyHandler(206, { 'Content-Type': 'video/mp4', 'Content-Range': 'bytes 0-0/9' }, 'x'),
    {},
    503,
    'unavailable',
  ],
  [
    'a film of more than 200 MB',
    createReplyHandler(200, { 'Content-Type': 'video/mp4', 'Content-Length': 200_000_001 }),
    {},
    503,
    'unavailable',
  ], // Row 100
  [
    'a picture of more than 15 MB',
    createReplyHandler(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 15_000_001 }),
    imageFile,
    503,
    'unavailable',
  ],
  ['a hang-up', (request) => request.socket.destroy(), {}, 503, 'unavailable'],
] as [string, UpstreamHandler, Partial<MediaFile>, number, string][])(
  'a server that answers with %s',
  async (_, answer, change, status, code) => {
    const media = await serveMedia(answer)
    const response = await media.get(change)
    expect([response.status, (await response.json()).code]).toEqual([status, code])
  },
)

test('a part of a film of more than 200 MB is refused too', async () => {
  const media = await serveMedia(
    createReplyHandler(
      206,
      { 'Content-Type': 'video/mp4', 'Content-Range': 'bytes 0-0/200000001', 'Content-Length': 1 },
      'x',
    ),
  )
  expect((await media.get({}, { headers: { Range: 'bytes=0-0' } })).status).toBe(503)
})

// Row 100
test('a picture without a length is cut at 15 MB, and the visitor sees that it failed', async () => {
  let sent: ServerResponse | undefined
  const media = await serveMedia((_, response) => {
    sent = response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    const more = () => {
      while (response.writable && response.write(videoBytes));
    }
    response.on('drain', more)
    more()
  })
  const response = await media.get(imageFile)
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  await expect.poll(() => sent?.destroyed).toBe(true)
  expect(JSON.parse(media.logged()[0] ?? '')).toMatchObject({ status: 503, reason: 'upstream_malformed' })
})

test.each([
  ['with a length', { 'Content-Length': 100_000 }],
  ['of a large length', { 'Content-Length': 30_000_000 }],
  ['without a length', {}],
])('a film %s that breaks off is a failed download, not a short film', async (_, head) => {
  const media = await serveMedia((_, response) => {
    response.writeHead(200, { 'Content-Type': 'video/mp4', ...head })
    response.write(videoBytes.subarray(0, 50_000), () => setTimeout(() => response.destroy(), 20))
  })
  const response = await media.get()
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  await expect.poll(() => media.logged()).toHaveLength(1)
  expect(JSON.parse(media.logged()[0] ?? '')).toMatchObject({ status: 503, reason: 'upstream_network' })
})

// Row 100
test.each([100_000, 30_000_000])('a server that falls silent in %i bytes is left', async (length) => {
  const media = await serveMedia(
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': length }).write('x')
    },
    { idleMs: 500 },
  )
  const response = await media.get()
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  expect(JSON.parse(media.logged()[0] ?? '')).toMatchObject({ status: 503, reason: 'upstream_timeout' })
})

// Row F19
test.each([100_000, 30_000_000])(
  'a visitor who leaves %i bytes ends the asking at once, and the place is free again',
  async (length) => {
    let closed: Promise<unknown> | undefined
    const media = await serveMedia(
      (_, response) => {
        closed = once(response, 'close')
        response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': length }).write('x')
      },
      { env: { BURST_LIMIT: '1' } },
    )
    for (let times = 0; times < 3; times += 1) {
      const leaving = new AbortController()
      const response = await media.get({}, { signal: leaving.signal })
      expect(response.status).toBe(200)
      await response.body?.getReader().read()
      leaving.abort()
      await closed
      await expect.poll(() => media.logged()).toHaveLength(times + 1)
    }
    expect(JSON.parse(media.logged()[0] ?? '')).toMatchObject({
      status: 499,
      reason: 'client_gone',
      bytes: 1,
    })
  },
)

test('a single 403 is asked again, a second one is an end', async () => {
  let refusals = 1
  const media = await serveMedia((request, response) => {
    refusals -= 1
    if (refusals >= 0) response.writeHead(403).end()
    else createFileHandler(videoBytes)(request, response)
  })
  const response = await media.get()
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 100_000])
  refusals = 2
  expect((await media.get()).status).toBe(410)
  expect(media.requests).toHaveLength(4)
})

test('three redirects between media servers are followed', async () => {
  const media = await serveMedia((request, response) => {
    const step = Number(request.url?.slice(1, 2))
    if (step < 4) return void response.writeHead(302, { Location: `/${step + 1}.mp4` }).end()
    createFileHandler(videoBytes)(request, response)
  })
  const response = await media.get({ url: `${media.origin}/1.mp4` })
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 100_000])
  expect(media.requests.map(({ url }) => url)).toEqual(['/1.mp4', '/2.mp4', '/3.mp4', '/4.mp4'])
})

// Row 98
test('a loop of redirects ends after the third', async () => {
  const media = await serveMedia(createReplyHandler(302, { Location: '/a.mp4' }))
  expect((await media.get()).status).toBe(503)
  expect(media.requests).toHaveLength(4)
})

// Row 97
test.each([
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/',
  'http://127.0.0.1/',
  'http://[::1]/',
  'https://localhost/',
  'https://evil.example/a.mp4',
  'https://tiktokcdn.com.evil.example/a.mp4',
  'https://www.tiktok.com/aweme/v1/play/',
  'file:///etc/passwd',
  '//evil.example/',
])('neither a link nor a redirect leads to %s', async (target) => {
  const media = await serveMedia(createReplyHandler(302, { Location: target }))
  expect((await media.get()).status).toBe(503)
  expect(media.requests).toHaveLength(1)
  if (URL.canParse(target)) expect((await media.get({ url: target })).status).toBe(503)
  expect(media.requests).toHaveLength(1)
})

// Row 97
test('another server on this machine is not contacted', async () => {
  const inside = await startUpstream(createFileHandler(videoBytes))
  const media = await serveMedia(createReplyHandler(302, { Location: `${inside.origin}/secret` }))
  expect((await media.get()).status).toBe(503)
  expect((await media.get({ url: `${inside.origin}/secret` })).status).toBe(503)
  expect(inside.requests).toHaveLength(0)
})

test('a post whose files have died is looked up anew, and not taken from memory', async () => {
  const dead = await serveMedia(createReplyHandler(403, {}))
  const kept = getPostCache({ origin: dead.origin, isMock: true, blocked: new Set() }, '73')
  kept.set('video', { id: '73' } as Post)
  kept.set('sound', { id: '73' } as Post)
  expect((await dead.get()).status).toBe(410)
  expect([kept.get('video'), kept.get('sound')]).toEqual([undefined, undefined])
})

/** A download whose reader stops after the first bytes and keeps the connection. */
async function startPausedDownload(link: string) {
  const { hostname, port, pathname } = new URL(link)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

// Row M4
test('paused downloads give their places back, and one that goes on finds its file broken off', async () => {
  const large = Buffer.alloc(30_000_000, 'film')
  const media = await serveMedia(createFileHandler(large), { env: { BURST_LIMIT: '10' }, stalledMs: 3_000 })
  const sockets = await Promise.all([1, 2, 3, 4].map(() => startPausedDownload(media.link())))
  expect((await media.get()).status).toBe(503)
  await expect.poll(() => media.logged()).toHaveLength(5)
  expect(JSON.parse(media.logged().at(-1) ?? '')).toMatchObject({ status: 499, reason: 'client_gone' })
  const next = await media.get()
  expect(next.status).toBe(200)
  expect((await next.arrayBuffer()).byteLength).toBe(30_000_000)

  let received = 0
  sockets[0]?.on('data', (piece: Buffer) => {
    received += piece.length
  })
  await expect.poll(() => sockets[0]?.closed).toBe(true)
  expect(received).toBeLessThan(30_000_000)
})

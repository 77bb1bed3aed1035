import { expect, test } from 'vitest'
import { serveMedia } from '@/test/media/serve-media'

test('a server that sends more than it said is taken no more from, and its film is a failed download', async () => {
  const media = await serveMedia((_, response) => {
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 2_000_000 }).flushHeaders()
    // Past Node, which keeps to what was said.
    response.socket?.write(Buffer.alloc(1_000_000))
    setTimeout(() => response.socket?.write(Buffer.alloc(1_200_000)), 50)
  })
  const response = await media.get()
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  await expect.poll(() => media.logged()).toHaveLength(1)
  expect(JSON.parse(media.logged()[0] ?? '')).toMatchObject({ status: 503, reason: 'upstream_malformed' })
})

test('a visitor who leaves before the head is written gives the place back', async () => {
  const asked = Promise.withResolvers<void>()
  const media = await serveMedia(
    (_, response) => {
      asked.resolve()
      setTimeout(() => response.writeHead(200, { 'Content-Type': 'video/mp4' }).write('x'), 50)
    },
    { env: { BURST_LIMIT: '1' } },
  )
  const leaving = new AbortController()
  const left = media.get({}, { signal: leaving.signal })
  await asked.promise
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect.poll(() => media.logged()).toHaveLength(1)
  expect((await media.get()).status).toBe(200)
})

test('a large film leaves its connection, small ones share it', async () => {
  const film = (bytes: number) => Buffer.alloc(bytes, 'film')
  const media = await serveMedia((request, response) => {
    const bytes = film(request.url === '/large.mp4' ? 3_000_000 : 30_000)
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': bytes.length }).end(bytes)
  })
  for (const name of ['a', 'b', 'large', 'c', 'd']) {
    const response = await media.get({ url: `${media.origin}/${name}.mp4` })
    expect((await response.arrayBuffer()).byteLength).toBe(name === 'large' ? 3_000_000 : 30_000)
  }
  expect(new Set(media.requests.map(({ socket }) => socket)).size).toBe(2)
})

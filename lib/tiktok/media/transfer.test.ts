import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createFileHandler } from '@/test/local-server'
import { serveMedia } from '@/test/media/serve-media'

const LARGE = 3_000_000

async function readLogLine(media: Awaited<ReturnType<typeof serveMedia>>, number = 1) {
  await expect.poll(() => media.logged().length).toBeGreaterThanOrEqual(number)
  return JSON.parse(media.logged()[number - 1] ?? '')
}

test.each([
  ['a fast visitor', 0],
  ['a slow visitor', 3],
])('a large file arrives complete at %s', async (_, pauseMs) => {
  const file = randomBytes(LARGE)
  const media = await serveMedia(createFileHandler(file))
  const response = await media.get()
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    if (pauseMs > 0) await sleep(pauseMs)
  }
  expect(Buffer.concat(chunks).equals(file)).toBe(true)
  expect(await readLogLine(media)).toMatchObject({ status: 200, bytes: LARGE })
})

test('an image without a declared length is cut at 15 MB, and the download fails', async () => {
  let sent: ServerResponse | undefined
  const media = await serveMedia((_, response) => {
    sent = response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    const writeMore = () => {
      while (response.writable && response.write(Buffer.alloc(100_000)));
    }
    response.on('drain', writeMore)
    writeMore()
  })
  const response = await media.get({ kind: 'picture', type: 'image/jpeg', name: 'a.jpg' })
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  await expect.poll(() => sent?.destroyed).toBe(true)
  expect(await readLogLine(media)).toMatchObject({ status: 503, reason: 'upstream_malformed' })
})

test.each([
  ['a length', { 'Content-Length': 100_000 }],
  ['a large length', { 'Content-Length': LARGE }],
  ['no length', {}],
])('a file with %s that breaks off is a failed download', async (_, head) => {
  let sent: ServerResponse | undefined
  const media = await serveMedia((_, response) => {
    sent = response.writeHead(200, { 'Content-Type': 'video/mp4', ...head })
    sent.write('film')
  })
  const response = await media.get()
  const reader = response.body?.getReader()
  await reader?.read()
  sent?.destroy()
  await expect(reader?.read()).rejects.toThrow('terminated')
  expect(await readLogLine(media)).toMatchObject({ status: 503, reason: 'upstream_network' })
})

test.each([100_000, LARGE])('times out a server that stalls within %i bytes', async (length) => {
  const media = await serveMedia(
    (_, response) => response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': length }).write('x'),
    { idleMs: 100 },
  )
  await expect(media.get().then((response) => response.arrayBuffer())).rejects.toThrow()
  expect(await readLogLine(media)).toMatchObject({ status: 503, reason: 'upstream_timeout' })
})

test.each([100_000, LARGE])(
  'a visitor who leaves %i bytes ends the upstream request and frees the slot',
  async (length) => {
    let closed: Promise<unknown> | undefined
    const media = await serveMedia(
      (_, response) => {
        closed = once(response, 'close')
        response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': length }).write('x')
      },
      { env: { BURST_LIMIT: '1' } },
    )
    for (const number of [1, 2]) {
      const leaving = new AbortController()
      const response = await media.get({}, { signal: leaving.signal })
      expect(response.status).toBe(200)
      await response.body?.getReader().read()
      leaving.abort()
      await closed
      expect(await readLogLine(media, number)).toMatchObject({ status: 499, reason: 'client_gone', bytes: 1 })
    }
  },
)

test('a visitor who leaves before the head is written frees the slot', async () => {
  const asked = Promise.withResolvers<void>()
  const media = await serveMedia(
    (_, response) => {
      if (media.requests.length > 1) response.writeHead(200, { 'Content-Type': 'video/mp4' }).write('x')
      asked.resolve()
    },
    { env: { BURST_LIMIT: '1' } },
  )
  const leaving = new AbortController()
  const left = media.get({}, { signal: leaving.signal })
  await asked.promise
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(await readLogLine(media)).toMatchObject({ status: 499 })
  const next = await media.get()
  expect(next.status).toBe(200)
  await next.body?.cancel()
  await readLogLine(media, 2)
})

/** A download whose reader stops after the first bytes and leaves the connection open. */
async function startPausedDownload(link: string) {
  const { hostname, port, pathname } = new URL(link)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

test('a paused download frees its slot and is broken off', async () => {
  const film = { '/large.mp4': Buffer.alloc(30_000_000, 'film'), '/small.mp4': Buffer.from('film') }
  const media = await serveMedia(
    (request, response) => createFileHandler(film[request.url as keyof typeof film])(request, response),
    { env: { BURST_LIMIT: '1' }, stalledMs: 300 },
  )
  const socket = await startPausedDownload(media.link({ url: `${media.origin}/large.mp4` }))
  expect(await readLogLine(media)).toMatchObject({ status: 499, reason: 'client_gone' })
  const next = await media.get({ url: `${media.origin}/small.mp4` })
  expect([next.status, await next.text()]).toEqual([200, 'film'])
  let received = 0
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  await expect.poll(() => socket.closed).toBe(true)
  expect(received).toBeLessThan(30_000_000)
})

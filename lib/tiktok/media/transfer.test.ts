import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createFileHandler } from '@/test/local-server'
import { serveMedia } from '@/test/media/serve-media'

const LARGE_FILE_BYTES = 3_000_000

async function readLogLine(mediaServer: Awaited<ReturnType<typeof serveMedia>>, lineNumber = 1) {
  await expect.poll(() => mediaServer.logged().length).toBeGreaterThanOrEqual(lineNumber)
  return JSON.parse(mediaServer.logged()[lineNumber - 1] ?? '')
}

test.each([
  ['a fast visitor', 0],
  ['a slow visitor', 3],
])('a large file reaches %s intact', async (_, pauseMs) => {
  const file = randomBytes(LARGE_FILE_BYTES)
  const mediaServer = await serveMedia(createFileHandler(file))
  const response = await mediaServer.get()
  const chunks: Uint8Array[] = []
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    if (pauseMs > 0) await sleep(pauseMs)
  }
  expect(Buffer.concat(chunks).equals(file)).toBe(true)
  expect(await readLogLine(mediaServer)).toMatchObject({ status: 200, bytes: LARGE_FILE_BYTES })
})

test('an image without a declared length is cut off at 15 MB, and the download fails', async () => {
  let upstreamResponse: ServerResponse | undefined
  const mediaServer = await serveMedia((_, response) => {
    upstreamResponse = response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    const writeMore = () => {
      while (response.writable && response.write(Buffer.alloc(100_000)));
    }
    response.on('drain', writeMore)
    writeMore()
  })
  const response = await mediaServer.get({ kind: 'picture', type: 'image/jpeg', name: 'a.jpg' })
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  await expect.poll(() => upstreamResponse?.destroyed).toBe(true)
  expect(await readLogLine(mediaServer)).toMatchObject({ status: 503, reason: 'upstream_malformed' })
})

test.each([
  ['a length', { 'Content-Length': 100_000 }],
  ['a large length', { 'Content-Length': LARGE_FILE_BYTES }],
  ['no length', {}],
])('a file with %s whose connection drops counts as a failed download', async (_, headers) => {
  let upstreamResponse: ServerResponse | undefined
  const mediaServer = await serveMedia((_, response) => {
    upstreamResponse = response.writeHead(200, { 'Content-Type': 'video/mp4', ...headers })
    upstreamResponse.write('film')
  })
  const response = await mediaServer.get()
  const reader = response.body?.getReader()
  await reader?.read()
  upstreamResponse?.destroy()
  await expect(reader?.read()).rejects.toThrow('terminated')
  expect(await readLogLine(mediaServer)).toMatchObject({ status: 503, reason: 'upstream_network' })
})

test.each([100_000, LARGE_FILE_BYTES])('times out a server that stalls partway through %i bytes', async (length) => {
  const mediaServer = await serveMedia(
    (_, response) => response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': length }).write('x'),
    { idleMs: 100 },
  )
  await expect(mediaServer.get().then((response) => response.arrayBuffer())).rejects.toThrow()
  expect(await readLogLine(mediaServer)).toMatchObject({ status: 503, reason: 'upstream_timeout' })
})

test.each([100_000, LARGE_FILE_BYTES])(
  'a visitor who disconnects during a %i-byte download ends the upstream request and frees the slot',
  async (length) => {
    let upstreamClosed: Promise<unknown> | undefined
    const mediaServer = await serveMedia(
      (_, response) => {
        upstreamClosed = once(response, 'close')
        response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': length }).write('x')
      },
      { env: { BURST_LIMIT: '1' } },
    )
    for (const number of [1, 2]) {
      const controller = new AbortController()
      const response = await mediaServer.get({}, { signal: controller.signal })
      expect(response.status).toBe(200)
      await response.body?.getReader().read()
      controller.abort()
      await upstreamClosed
      expect(await readLogLine(mediaServer, number)).toMatchObject({ status: 499, reason: 'client_gone', bytes: 1 })
    }
  },
)

test('a visitor who disconnects before the response headers are sent frees the slot', async () => {
  const requestReceived = Promise.withResolvers<void>()
  const mediaServer = await serveMedia(
    (_, response) => {
      if (mediaServer.requests.length > 1) response.writeHead(200, { 'Content-Type': 'video/mp4' }).write('x')
      requestReceived.resolve()
    },
    { env: { BURST_LIMIT: '1' } },
  )
  const controller = new AbortController()
  const abortedDownload = mediaServer.get({}, { signal: controller.signal })
  await requestReceived.promise
  controller.abort(new Error('gone'))
  await expect(abortedDownload).rejects.toThrow('gone')
  expect(await readLogLine(mediaServer)).toMatchObject({ status: 499 })
  const nextResponse = await mediaServer.get()
  expect(nextResponse.status).toBe(200)
  await nextResponse.body?.cancel()
  await readLogLine(mediaServer, 2)
})

/** Starts a download whose client stops reading after the first bytes and leaves the connection open. */
async function startPausedDownload(link: string) {
  const { hostname, port, pathname } = new URL(link)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

test('a paused download frees its slot and is disconnected', async () => {
  const files = { '/large.mp4': Buffer.alloc(30_000_000, 'film'), '/small.mp4': Buffer.from('film') }
  const mediaServer = await serveMedia(
    (request, response) => createFileHandler(files[request.url as keyof typeof files])(request, response),
    { env: { BURST_LIMIT: '1' }, stallTimeoutMs: 300 },
  )
  const socket = await startPausedDownload(mediaServer.link({ url: `${mediaServer.origin}/large.mp4` }))
  expect(await readLogLine(mediaServer)).toMatchObject({ status: 499, reason: 'client_gone' })
  const nextResponse = await mediaServer.get({ url: `${mediaServer.origin}/small.mp4` })
  expect([nextResponse.status, await nextResponse.text()]).toEqual([200, 'film'])
  let receivedBytes = 0
  socket.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length
  })
  await expect.poll(() => socket.closed).toBe(true)
  expect(receivedBytes).toBeLessThan(30_000_000)
})

import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, type MockState, sendRedirect } from './call.ts'
import { getFileSize, isAdmitted, parseMegabytes } from './media-links.ts'

type ByteRange = { start: number; end: number }

/** `end` is exclusive. Null sends the whole file; `'outside'` means that the range starts after its end. */
function parseByteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first) {
    return Number(last) === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size }
  }
  const start = Number(first)
  if (last && Number(last) < start) return null
  if (start >= size) return 'outside'
  return { start, end: last ? Math.min(size, Number(last) + 1) : size }
}

async function* breakAfter(body: Readable, bytes: number): AsyncGenerator<Buffer> {
  let remainingBytes = Math.floor(bytes)
  for await (const chunk of body as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, remainingBytes)
    remainingBytes -= chunk.length
    if (remainingBytes <= 0) break
  }
  // The written data must be sent before the connection is cut.
  await sleep(50)
  throw new Error('The connection is cut.')
}

type FileContents = { size: number; read(start: number, end: number): Readable }

/** The filler of a large video: the byte at a position is the position modulo this value. */
const FILLER_PERIOD = 251
const fillerPattern = Buffer.from(Array.from({ length: FILLER_PERIOD * 263 }, (_, i) => i % FILLER_PERIOD))
const CHUNK_BYTES = 65_536

/** A file under `/media/`: a generated file, or a real video padded to the requested size. */
function getFileContents(state: MockState, name: string): FileContents {
  const size = getFileSize(state, name)
  if (parseMegabytes(name) !== null) return createBigFilm(state, size)
  return { size, read: (start, end) => createReadStream(join(state.mediaFolder, name), { start, end: end - 1 }) }
}

/** The padding is a `free` box, so the file is a valid MP4 of any size. */
function createBigFilm(state: MockState, size: number): FileContents {
  const film = readFileSync(join(state.mediaFolder, '540.mp4'))
  const freeBoxHeader = Buffer.alloc(8)
  freeBoxHeader.writeUInt32BE(size - film.length)
  freeBoxHeader.write('free', 4, 'latin1')
  const head = Buffer.concat([film, freeBoxHeader])
  return { size, read: (start, end) => Readable.from(generateChunks(head, start, end), { objectMode: false }) }
}

function* generateChunks(head: Buffer, start: number, end: number): Generator<Buffer> {
  let offset = start
  if (offset < head.length) {
    yield head.subarray(offset, Math.min(end, head.length))
    offset = head.length
  }
  while (offset < end) {
    const length = Math.min(CHUNK_BYTES, end - offset)
    yield fillerPattern.subarray(offset % FILLER_PERIOD, (offset % FILLER_PERIOD) + length)
    offset += length
  }
}

const mediaTypes: Record<string, string> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
}

/**
 * `GET` and `HEAD /media/NAME`: sends generated media or `big-MEGABYTES.mp4`. A URL with `tk=` works only for the page
 * load that returned the URL. The `do=` parameter chooses a fault, for example `dies` or `moved`.
 */
export async function sendMedia(call: Call): Promise<void> {
  const { request, response, url, state } = call
  const fault = url.searchParams.get('do') ?? ''
  if (sendMediaFault(call, fault)) return
  const name = url.pathname.slice('/media/'.length)
  const contents = findFile(call, name)
  if (!contents) return void response.writeHead(404).end()
  if (!isAdmitted(call)) return sendForbidden(call)

  const etag = `"${name}-${contents.size}"`
  const isRangeValid = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = parseByteRange(isRangeValid ? request.headers.range : undefined, contents.size)
  if (range === 'outside') {
    return void response.writeHead(416, { 'Content-Range': `bytes */${contents.size}` }).end()
  }
  const { start, end } = range ?? { start: 0, end: contents.size }
  response.writeHead(range ? 206 : 200, {
    'Content-Type': mediaTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': 'Tue, 14 Nov 2023 12:00:00 GMT',
    ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${contents.size}` }),
    'Content-Length': String(end - start),
  })
  if (request.method === 'HEAD') return void response.end()
  const body = contents.read(start, end)
  const source = fault === 'dies' ? breakAfter(body, (end - start) / 2) : body
  await pipeline(source, response).catch(() => response.destroy())
  state.counts.set('sent', (state.counts.get('sent') ?? 0) + 1)
}

function findFile({ state }: Call, name: string): FileContents | null {
  if (!/^[a-z0-9-]+\.(mp4|m4a|mp3|jpg|webp|png)$/.test(name)) return null
  try {
    return getFileContents(state, name)
  } catch {
    return null
  }
}

function sendMediaFault(call: Call, fault: string): boolean {
  const { url, state } = call
  switch (fault) {
    case 'every-other-403': {
      const key = `403 ${url.searchParams.get('id')}`
      const count = (state.counts.get(key) ?? 0) + 1
      state.counts.set(key, count)
      if (count % 2 === 1) sendForbidden(call)
      return count % 2 === 1
    }
    case 'moved': {
      const target = new URL(url)
      target.searchParams.delete('do')
      sendRedirect(call, target.href)
      return true
    }
    case 'to-inside':
      sendRedirect(call, `${state.internalOrigin}/latest/meta-data/`)
      return true
    case 'to-outside':
      sendRedirect(call, 'https://evil.test/media/540.mp4')
      return true
    default:
      return false
  }
}

function sendForbidden({ response }: Call): void {
  response.writeHead(403, { 'Content-Type': 'text/html' }).end('<h1>Access Denied</h1>')
}

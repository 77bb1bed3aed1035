import { pipeline } from 'node:stream/promises'
import { parseByteRange } from './byte-range.ts'
import { type Call, sendHtml, sendRedirect } from './call.ts'
import { breakAfter, slowDown } from './faulty-stream.ts'
import { type FileContents, getFileContents } from './file-contents.ts'
import { isAdmitted } from './page-load.ts'

const mediaTypes: Record<string, string> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
}

/**
 * `GET` and `HEAD /media/NAME`: generated media and `big-MEGABYTES.mp4`. With `tk=`, only for the page load that gave
 * the URL. `do=` chooses a fault: slow, dies (after half of the remaining bytes), no-length, hangs, html, 403, 404,
 * every-other-403, moved (to the same file without a fault), to-inside, to-outside, circle.
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
    ...(fault !== 'no-length' && { 'Content-Length': String(end - start) }),
  })
  if (request.method === 'HEAD') return void response.end()
  if (fault === 'hangs') return response.flushHeaders()
  const body = contents.read(start, end)
  const source = fault === 'slow' ? slowDown(body) : fault === 'dies' ? breakAfter(body, (end - start) / 2) : body
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
    case 'html':
      sendHtml(call, '<!doctype html><title>TikTok - Make Your Day</title>')
      return true
    case '403':
      sendForbidden(call)
      return true
    case 'every-other-403': {
      const key = `403 ${url.searchParams.get('id')}`
      const count = (state.counts.get(key) ?? 0) + 1
      state.counts.set(key, count)
      if (count % 2 === 1) sendForbidden(call)
      return count % 2 === 1
    }
    case '404':
      call.response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
      return true
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
    case 'circle':
      sendRedirect(call, url.href)
      return true
    default:
      return false
  }
}

function sendForbidden({ response }: Call): void {
  response.writeHead(403, { 'Content-Type': 'text/html' }).end('<h1>Access Denied</h1>')
}

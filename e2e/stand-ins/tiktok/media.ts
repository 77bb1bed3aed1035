import { pipeline } from 'node:stream/promises'
import { byteRange } from './byte-range.ts'
import { type Call, redirect, sendHtml } from './call.ts'
import { type FileContents, getFileContents } from './file-contents.ts'
import { isAdmitted } from './page-load.ts'
import { breakAfter, slowDown } from './troubled-stream.ts'

const mediaTypes: Record<string, string> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
}

/**
 * `GET` and `HEAD /media/NAME`: made media and `big-MEGABYTES.mp4`. With `tk=` only for the page load that told the
 * address. `do=` troubles it: slow, dies (after half of what is left), no-length, hangs, html, 403, 404, every-other-403, moved (to the same
 * without trouble), to-inside, to-outside, circle.
 */
export async function sendMedia(call: Call): Promise<void> {
  const { request, response, url, world } = call
  const trouble = url.searchParams.get('do') ?? ''
  if (sendTrouble(call, trouble)) return
  const name = url.pathname.slice('/media/'.length)
  const contents = findFile(call, name)
  if (!contents) return void response.writeHead(404).end()
  if (!isAdmitted(call)) return sendForbidden(call)

  const tag = `"${name}-${contents.size}"`
  const wants = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
  const range = byteRange(wants ? request.headers.range : undefined, contents.size)
  if (range === 'outside') {
    return void response.writeHead(416, { 'Content-Range': `bytes */${contents.size}` }).end()
  }
  const { start, end } = range ?? { start: 0, end: contents.size }
  response.writeHead(range ? 206 : 200, {
    'Content-Type': mediaTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    ETag: tag,
    'Last-Modified': 'Tue, 14 Nov 2023 12:00:00 GMT',
    ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${contents.size}` }),
    ...(trouble !== 'no-length' && { 'Content-Length': String(end - start) }),
  })
  if (request.method === 'HEAD') return void response.end()
  if (trouble === 'hangs') return response.flushHeaders()
  const body = contents.read(start, end)
  const source =
    trouble === 'slow' ? slowDown(body) : trouble === 'dies' ? breakAfter(body, (end - start) / 2) : body
  await pipeline(source, response).catch(() => response.destroy())
  world.counts.set('sent', (world.counts.get('sent') ?? 0) + 1)
}

function findFile({ world }: Call, name: string): FileContents | null {
  if (!/^[a-z0-9-]+\.(mp4|m4a|mp3|jpg|webp|png)$/.test(name)) return null
  try {
    return getFileContents(world, name)
  } catch {
    return null
  }
}

function sendTrouble(call: Call, trouble: string): boolean {
  const { url, world } = call
  switch (trouble) {
    case 'html':
      sendHtml(call, '<!doctype html><title>TikTok - Make Your Day</title>')
      return true
    case '403':
      sendForbidden(call)
      return true
    case 'every-other-403': {
      const key = `403 ${url.searchParams.get('id')}`
      const count = (world.counts.get(key) ?? 0) + 1
      world.counts.set(key, count)
      if (count % 2 === 1) sendForbidden(call)
      return count % 2 === 1
    }
    case '404':
      call.response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
      return true
    case 'moved': {
      const there = new URL(url)
      there.searchParams.delete('do')
      redirect(call, there.href)
      return true
    }
    case 'to-inside':
      redirect(call, `${world.internalOrigin}/latest/meta-data/`)
      return true
    case 'to-outside':
      redirect(call, 'https://evil.test/media/540.mp4')
      return true
    case 'circle':
      redirect(call, url.href)
      return true
    default:
      return false
  }
}

function sendForbidden({ response }: Call): void {
  response.writeHead(403, { 'Content-Type': 'text/html' }).end('<h1>Access Denied</h1>')
}

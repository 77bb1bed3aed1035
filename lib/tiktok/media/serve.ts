import 'server-only'
import { ReadableStream } from 'node:stream/web'
import { create } from 'content-disposition'
import { PublicError } from '@/lib/core/errors'
import { checkOrigin } from '@/lib/server/http/check-request'
import { respond } from '@/lib/server/http/respond'
import { withStallTimeout } from '@/lib/server/http/with-stall-timeout'
import { identifyVisitor } from '@/lib/server/limits/visitor'
import { getPostCache } from '@/lib/tiktok/posts/post-lookup'
import type { Settings } from '@/lib/tool/settings'
import { canSendRawBody, sendRawBody } from '@/platform/next/raw-body'
import { extractAudioTrack } from './extract-audio-track'
import {
  checkUpstreamReply,
  fetchMedia,
  fetchMediaForPiping,
  isValidator,
  MAX_MEDIA_BYTES,
  type UpstreamReply,
} from './fetch-media'
import type { MediaLimits } from './limits'
import { type MediaFile, readMediaToken } from './media-link'
import { pipeToResponse } from './pipe-to-response'
import { openTransfer, relayStream, type StreamEnd, type Transfer } from './transfer'

const extensionsByType = {
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
} as const satisfies Record<MediaFile['type'], string>

/** Passes on only checked headers. `lib/server/http/security-headers.ts` sandboxes every file on this path. */
function buildReplyHeaders(file: MediaFile, reply: UpstreamReply, requestId: string): Headers {
  const headers = new Headers(reply.headers)
  headers.set('Content-Type', reply.type)
  // TikTok may serve a WebP instead of a JPEG, so the extension follows the actual type.
  const name = reply.type === file.type ? file.name : file.name.replace(/\.\w+$/, `.${extensionsByType[reply.type]}`)
  headers.set('Content-Disposition', create(name, { type: file.disposition }))
  headers.set('Cache-Control', 'private, no-store')
  headers.set('X-Request-Id', requestId)
  if (!file.remux) headers.set('Accept-Ranges', 'bytes')
  if (reply.length !== null) {
    headers.set('Content-Length', String(reply.length))
    // Next drops a route's `Content-Length`; `platform/next/content-length.ts` restores it from this header.
    headers.set('X-Content-Length', String(reply.length))
  }
  return headers
}

/** Returns null without exactly one valid range (RFC 9110 §14.1.1), and `impossible` if no file can satisfy it. */
export function parseByteRange(header: string | null): string | 'impossible' | null {
  const [fullMatch, startText = '', endText = ''] = header?.trim().match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (fullMatch === undefined || (startText === '' && endText === '')) return null
  const [start, end] = [Number(startText), endText === '' ? Number.POSITIVE_INFINITY : Number(endText)]
  if (startText !== '' && start > end) return null
  const isImpossible = startText === '' ? end === 0 : !Number.isSafeInteger(start)
  return isImpossible ? 'impossible' : `bytes=${startText}-${endText}`
}

type SendOptions = {
  transfer: Transfer
  settings: Pick<Settings, 'tiktok'>
  idleTimeoutMs: number
  stallTimeoutMs: number
}

async function sendFile(file: MediaFile, options: SendOptions): Promise<Response> {
  const { transfer, settings, idleTimeoutMs, stallTimeoutMs } = options
  const { request, requestId, record } = transfer.exchange
  const range = parseByteRange(request.headers.get('range'))
  if (range === 'impossible') throw new PublicError('invalid_request', { status: 416 })
  const ifRange = request.headers.get('if-range') ?? ''
  const { signal } = transfer
  const headers = { ...(range && { Range: range }), ...(range && isValidator(ifRange) && { 'If-Range': ifRange }) }
  const fetchFile = canSendRawBody() ? fetchMediaForPiping : fetchMedia
  const upstreamResponse = await fetchFile(file, { settings, signal, headers })
  const reply = checkUpstreamReply(upstreamResponse, file, range)
  const init = { status: reply.status, headers: buildReplyHeaders(file, reply, requestId) }
  if (request.method === 'HEAD' || reply.status === 416 || upstreamResponse.body === null) {
    await transfer.close()
    return new Response(null, init)
  }
  const relayLimits = { expectedBytes: reply.length, maxBytes: MAX_MEDIA_BYTES[file.kind], idleTimeoutMs }
  const onEnd = (outcome: StreamEnd, byteCount: number) => transfer.end(reply.status, outcome, byteCount)
  record.streamed = true
  if ('stream' in upstreamResponse.body) {
    const { stream } = upstreamResponse.body
    sendRawBody((response) => pipeToResponse(stream, response, { ...relayLimits, stallTimeoutMs, signal }, onEnd))
    return new Response(null, init)
  }
  return new Response(withStallTimeout(relayStream(upstreamResponse.body, relayLimits, onEnd), stallTimeoutMs), init)
}

/** About half an hour at TikTok's bit rates. The audio is buffered completely, so that its length is known. */
const MAX_AUDIO_BYTES = 32_000_000

/** Sends a video's audio as a complete file, regardless of the requested range. */
async function sendAudio(file: MediaFile, options: SendOptions): Promise<Response> {
  const { transfer, settings, idleTimeoutMs, stallTimeoutMs } = options
  const { request, requestId, record } = transfer.exchange
  const reply = { status: 200, type: file.type, length: null, headers: {} } as const
  if (request.method === 'HEAD') {
    await transfer.close()
    return new Response(null, { headers: buildReplyHeaders(file, reply, requestId) })
  }
  const audio = await extractAudioTrack(file, { settings, signal: transfer.signal, maxBytes: MAX_AUDIO_BYTES })
  const length = audio.byteLength
  record.streamed = true
  // The slot is released when the audio has left memory.
  const body = relayStream(
    ReadableStream.from([audio]),
    { expectedBytes: length, maxBytes: length, idleTimeoutMs },
    (outcome, byteCount) => transfer.end(200, outcome, byteCount),
  )
  return new Response(withStallTimeout(body, stallTimeoutMs), {
    headers: buildReplyHeaders(file, { ...reply, length }, requestId),
  })
}

/** How long TikTok's server may send nothing in the middle of a file, in milliseconds. */
const IDLE_MS = 20_000
/** The kernel accepts more only every 1.3 MB, so 60 seconds allow a client of 22 kB a second. */
const STALL_TIMEOUT_MS = 60_000

type MediaOptions = {
  settings: Pick<Settings, 'appSecret' | 'siteHost' | 'downloads' | 'tiktok'>
  limits: MediaLimits
  idleMs?: number
  stallTimeoutMs?: number
}

export function serveMedia(options: MediaOptions, request: Request, token: string): Promise<Response> {
  const { settings, limits, idleMs = IDLE_MS, stallTimeoutMs = STALL_TIMEOUT_MS } = options
  return respond('/api/media', request, async (exchange) => {
    if (!settings.downloads) throw new PublicError('unsupported')
    checkOrigin(request, settings.siteHost)
    const visitor = identifyVisitor(request, settings.appSecret)
    const file = readMediaToken(token, { binding: visitor.binding, settings })
    await limits.countRequest(visitor, file)
    const transfer = openTransfer(exchange, await limits.acquireSlot(visitor, file))
    try {
      const send = file.remux ? sendAudio : sendFile
      return await send(file, { transfer, settings, idleTimeoutMs: idleMs, stallTimeoutMs })
    } catch (error) {
      await transfer.close()
      const isExpired = error instanceof PublicError && error.code === 'link_expired'
      if (isExpired) getPostCache(settings.tiktok, file.postId).forget()
      throw error
    }
  })
}

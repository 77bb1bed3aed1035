import 'server-only'
import { PublicError } from '@/lib/core/errors'
import { canSendRawBody, sendRawBody } from '@/lib/server/http/raw-body'
import { withStallTimeout } from '@/lib/server/http/with-stall-timeout'
import type { Settings } from '@/lib/tool/settings'
import { downloadMedia, fetchMedia } from './fetch-media'
import type { MediaFile } from './media-link'
import { parseByteRange } from './parse-byte-range'
import { pipeToResponse } from './pipe-to-response'
import { relayStream, type StreamEnd } from './relay-stream'
import { buildReplyHeaders } from './reply-headers'
import type { Transfer } from './transfer'
import { checkUpstreamReply, isValidator, MAX_MEDIA_BYTES } from './upstream-reply'

export type SendOptions = {
  transfer: Transfer
  settings: Pick<Settings, 'tiktok'>
  idleMs: number
  stallTimeoutMs: number
}

/** Passes a file on as TikTok's server sends it, whole or the part that is asked for. */
export async function sendFile(file: MediaFile, options: SendOptions): Promise<Response> {
  const { transfer, settings, idleMs, stallTimeoutMs } = options
  const { request, requestId, record } = transfer.exchange
  const range = parseByteRange(request.headers.get('range'))
  if (range === 'impossible') throw new PublicError('invalid_request', { status: 416 })
  const ifRange = request.headers.get('if-range') ?? ''
  const { signal } = transfer
  const headers = {
    ...(range && { Range: range }),
    ...(range && isValidator(ifRange) && { 'If-Range': ifRange }),
  }
  const fetchFile = canSendRawBody() ? downloadMedia : fetchMedia
  const upstreamResponse = await fetchFile(file, { settings, signal, headers })
  const reply = checkUpstreamReply(upstreamResponse, file, range)
  const init = { status: reply.status, headers: buildReplyHeaders(file, reply, requestId) }
  if (request.method === 'HEAD' || reply.status === 416 || upstreamResponse.body === null) {
    await transfer.close()
    return new Response(null, init)
  }
  const relayLimits = { length: reply.length, maxBytes: MAX_MEDIA_BYTES[file.kind], idleMs }
  const onEnd = (ending: StreamEnd, byteCount: number) => transfer.end(reply.status, ending, byteCount)
  record.streamed = true
  if ('stream' in upstreamResponse.body) {
    const { stream } = upstreamResponse.body
    sendRawBody((response) => pipeToResponse(stream, response, { ...relayLimits, stallTimeoutMs, signal }, onEnd))
    return new Response(null, init)
  }
  return new Response(withStallTimeout(relayStream(upstreamResponse.body, relayLimits, onEnd), stallTimeoutMs), init)
}

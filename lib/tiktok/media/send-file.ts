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
import { replyHeaders } from './reply-headers'
import type { Transfer } from './transfer'
import { checkUpstreamReply, isValidator, MAX_MEDIA_BYTES } from './upstream-reply'

export type SendOptions = {
  transfer: Transfer
  settings: Pick<Settings, 'tiktok'>
  idleMs: number
  stalledMs: number
}

/** Passes a file on as TikTok's server sends it, whole or the part that is asked for. */
export async function sendFile(file: MediaFile, sending: SendOptions): Promise<Response> {
  const { transfer, settings, idleMs, stalledMs } = sending
  const { request, requestId, record } = transfer.exchange
  const range = parseByteRange(request.headers.get('range'))
  if (range === 'impossible') throw new PublicError('invalid_request', { status: 416 })
  const ifRange = request.headers.get('if-range') ?? ''
  const { signal } = transfer
  const headers = {
    ...(range && { Range: range }),
    ...(range && isValidator(ifRange) && { 'If-Range': ifRange }),
  }
  const ask = canSendRawBody() ? downloadMedia : fetchMedia
  const upstream = await ask(file, { settings, signal, headers })
  const answer = checkUpstreamReply(upstream, file, range)
  const init = { status: answer.status, headers: replyHeaders(file, answer, requestId) }
  if (request.method === 'HEAD' || answer.status === 416 || upstream.body === null) {
    await transfer.close()
    return new Response(null, init)
  }
  const bounds = { length: answer.length, maxBytes: MAX_MEDIA_BYTES[file.kind], idleMs }
  const onEnd = (ending: StreamEnd, bytes: number) => transfer.end(answer.status, ending, bytes)
  record.streamed = true
  if ('stream' in upstream.body) {
    const { stream } = upstream.body
    sendRawBody((response) => pipeToResponse(stream, response, { ...bounds, stalledMs, signal }, onEnd))
    return new Response(null, init)
  }
  return new Response(withStallTimeout(relayStream(upstream.body, bounds, onEnd), stalledMs), init)
}

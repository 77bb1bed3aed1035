import 'server-only'
import { CatalogueError } from '@/lib/core/errors'
import { canSendOwnBody, sendOwnBody } from '@/lib/server/http/own-body'
import { unlessStalled } from '@/lib/server/http/unless-stalled'
import type { Settings } from '@/lib/tool/settings'
import { isVersion, judge, MAX_BYTES } from './answer'
import { byteRange } from './byte-range'
import { downloadMedia, fetchMedia } from './fetch-media'
import type { MediaFile } from './link'
import { type Ending, passOn } from './pass-on'
import { pour } from './pour'
import { replyHeaders } from './reply-headers'
import type { Transfer } from './transfer'

export type Sending = {
  transfer: Transfer
  settings: Pick<Settings, 'tiktok'>
  idleMs: number
  stalledMs: number
}

/** Passes a file on as TikTok's server sends it, whole or the part that is asked for. */
export async function sendFile(file: MediaFile, sending: Sending): Promise<Response> {
  const { transfer, settings, idleMs, stalledMs } = sending
  const { request, requestId, record } = transfer.exchange
  const range = byteRange(request.headers.get('range'))
  if (range === 'impossible') throw new CatalogueError('invalid_request', { status: 416 })
  const ifRange = request.headers.get('if-range') ?? ''
  const { signal } = transfer
  const headers = {
    ...(range && { Range: range }),
    ...(range && isVersion(ifRange) && { 'If-Range': ifRange }),
  }
  const ask = canSendOwnBody() ? downloadMedia : fetchMedia
  const upstream = await ask(file, { settings, signal, headers })
  const answer = judge(upstream, file, range)
  const init = { status: answer.status, headers: replyHeaders(file, answer, requestId) }
  if (request.method === 'HEAD' || answer.status === 416 || upstream.body === null) {
    await transfer.close()
    return new Response(null, init)
  }
  const bounds = { length: answer.length, maxBytes: MAX_BYTES[file.kind], idleMs }
  const onEnd = (ending: Ending, bytes: number) => transfer.end(answer.status, ending, bytes)
  record.streamed = true
  if ('stream' in upstream.body) {
    const { stream } = upstream.body
    sendOwnBody((response) => pour(stream, response, { ...bounds, stalledMs, signal }, onEnd))
    return new Response(null, init)
  }
  return new Response(unlessStalled(passOn(upstream.body, bounds, onEnd), stalledMs), init)
}

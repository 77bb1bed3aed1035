import 'server-only'
import { ReadableStream } from 'node:stream/web'
import { withStallTimeout } from '@/lib/server/http/with-stall-timeout'
import { extractAudioTrack } from './extract-audio-track'
import type { MediaFile } from './media-link'
import { relayStream } from './relay-stream'
import { buildReplyHeaders } from './reply-headers'
import type { SendOptions } from './send-file'

/** About half an hour at TikTok's bit rates. It is whole in memory before it is sent, so that its length is known. */
const MAX_AUDIO_BYTES = 32_000_000

/** Sends the sound of a video as a file of its own; the whole of it, whatever part is asked for. */
export async function sendAudio(file: MediaFile, options: SendOptions): Promise<Response> {
  const { transfer, settings, idleMs, stallTimeoutMs } = options
  const { request, requestId, record } = transfer.exchange
  const reply = { status: 200, type: file.type, length: null, headers: {} } as const
  if (request.method === 'HEAD') {
    await transfer.close()
    return new Response(null, { headers: buildReplyHeaders(file, reply, requestId) })
  }
  const audio = await extractAudioTrack(file, {
    settings,
    signal: transfer.signal,
    maxBytes: MAX_AUDIO_BYTES,
  })
  const length = audio.byteLength
  record.streamed = true
  // Its place is given back when the sound has left the memory.
  const body = relayStream(ReadableStream.from([audio]), { length, maxBytes: length, idleMs }, (ending, byteCount) =>
    transfer.end(200, ending, byteCount),
  )
  return new Response(withStallTimeout(body, stallTimeoutMs), {
    headers: buildReplyHeaders(file, { ...reply, length }, requestId),
  })
}

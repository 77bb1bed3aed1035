import 'server-only'
import { ReadableStream } from 'node:stream/web'
import { withStallTimeout } from '@/lib/server/http/with-stall-timeout'
import { extractAudioTrack } from './extract-audio-track'
import type { MediaFile } from './media-link'
import { relayStream } from './relay-stream'
import { replyHeaders } from './reply-headers'
import type { SendOptions } from './send-file'

/** About half an hour at TikTok's bit rates. It is whole in memory before it is sent, so that its length is known. */
const MAX_SOUND_BYTES = 32_000_000

/** Sends the sound of a video as a file of its own; the whole of it, whatever part is asked for. */
export async function sendAudio(file: MediaFile, sending: SendOptions): Promise<Response> {
  const { transfer, settings, idleMs, stalledMs } = sending
  const { request, requestId, record } = transfer.exchange
  const answer = { status: 200, type: file.type, length: null, headers: {} } as const
  if (request.method === 'HEAD') {
    await transfer.close()
    return new Response(null, { headers: replyHeaders(file, answer, requestId) })
  }
  const sound = await extractAudioTrack(file, {
    settings,
    signal: transfer.signal,
    maxBytes: MAX_SOUND_BYTES,
  })
  const length = sound.byteLength
  record.streamed = true
  // Its place is given back when the sound has left the memory.
  const body = relayStream(
    ReadableStream.from([sound]),
    { length, maxBytes: length, idleMs },
    (ending, bytes) => transfer.end(200, ending, bytes),
  )
  return new Response(withStallTimeout(body, stalledMs), {
    headers: replyHeaders(file, { ...answer, length }, requestId),
  })
}

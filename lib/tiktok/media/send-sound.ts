import 'server-only'
import { ReadableStream } from 'node:stream/web'
import { unlessStalled } from '@/lib/server/http/unless-stalled'
import type { MediaFile } from './link'
import { audioTrackOf } from './m4a'
import { passOn } from './pass-on'
import { replyHeaders } from './reply-headers'
import type { Sending } from './send-file'

/** About half an hour at TikTok's bit rates. It is whole in memory before it is sent, so that its length is known. */
const MAX_SOUND_BYTES = 32_000_000

/** Sends the sound of a video as a file of its own; the whole of it, whatever part is asked for. */
export async function sendSound(file: MediaFile, sending: Sending): Promise<Response> {
  const { transfer, settings, idleMs, stalledMs } = sending
  const { request, requestId, record } = transfer.exchange
  const answer = { status: 200, type: file.type, length: null, headers: {} } as const
  if (request.method === 'HEAD') {
    await transfer.close()
    return new Response(null, { headers: replyHeaders(file, answer, requestId) })
  }
  const sound = await audioTrackOf(file, { settings, signal: transfer.signal, maxBytes: MAX_SOUND_BYTES })
  const length = sound.byteLength
  record.streamed = true
  // Its place is given back when the sound has left the memory.
  const body = passOn(ReadableStream.from([sound]), { length, maxBytes: length, idleMs }, (ending, bytes) =>
    transfer.end(200, ending, bytes),
  )
  return new Response(unlessStalled(body, stalledMs), {
    headers: replyHeaders(file, { ...answer, length }, requestId),
  })
}

import 'server-only'
import { ReadableStream } from 'node:stream/web'
import {
  BufferTarget,
  CustomSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import { fetchMedia, MAX_MEDIA_BYTES, type MediaRequest, type MediaSource } from './fetch-media'
import { createMalformedError } from './transfer'

export type AudioRequest = MediaRequest & {
  maxBytes: number
  /** Called as bytes arrive, with the bytes received so far and the size of the whole file. */
  onBytes?: (receivedBytes: number, total: number) => void
}

const READ_AHEAD_BYTES = 8 * 1024 * 1024

function createRangedSource(source: MediaSource, request: AudioRequest): CustomSource {
  let receivedBytes = 0
  let totalBytes = 0

  async function fetchRange(start: number, end: number): Promise<Response> {
    const headers = { Range: `bytes=${start}-${end - 1}` }
    const response = await fetchMedia(source, { ...request, headers })
    if (response.status === 206) return response
    await response.body?.cancel()
    throw new PublicError('unavailable', { reason: 'upstream_request' })
  }

  async function* countBytes({ body }: Response): AsyncGenerator<Uint8Array> {
    for await (const chunk of body ?? []) {
      receivedBytes += chunk.byteLength
      request.onBytes?.(receivedBytes, totalBytes)
      yield chunk
    }
  }

  return new CustomSource({
    prefetchProfile: 'network',
    maxCacheSize: READ_AHEAD_BYTES,
    async getSize() {
      const response = await fetchRange(0, 1)
      await response.body?.cancel()
      totalBytes = Number(response.headers.get('content-range')?.match(/\/(\d+)$/)?.[1])
      if (!(totalBytes > 0 && totalBytes <= MAX_MEDIA_BYTES.video)) throw createMalformedError()
      return totalBytes
    },
    async read(start, end) {
      const response = await fetchRange(start, end)
      // Node's stream type does not match the browser's type, although both are the same class.
      return ReadableStream.from(countBytes(response)) as globalThis.ReadableStream<Uint8Array>
    },
    // A failed read-ahead is requested again when needed.
    handleUnhandledError() {},
  })
}

/**
 * Copies the audio without decoding; stores at most twice `maxBytes` plus 8 MiB. Throws `no_audio` without AAC or MP3,
 * and `unavailable` when the audio exceeds `maxBytes` or the server fails.
 */
export async function extractAudioTrack(source: MediaSource, request: AudioRequest): Promise<Uint8Array<ArrayBuffer>> {
  const input = new Input({ source: createRangedSource(source, request), formats: [MP4] })
  const disposeInput = () => input.dispose()
  request.signal.addEventListener('abort', disposeInput, { once: true })
  try {
    request.signal.throwIfAborted()
    if (!(await input.canRead()) || (await input.getTracks()).length === 0) throw createMalformedError()
    return await copyPackets(await input.getPrimaryAudioTrack(), request)
  } catch (error) {
    request.signal.throwIfAborted()
    throw error instanceof PublicError ? error : createMalformedError()
  } finally {
    request.signal.removeEventListener('abort', disposeInput)
    input.dispose()
  }
}

async function copyPackets(track: InputAudioTrack | null, { maxBytes, signal }: AudioRequest) {
  const codec = await track?.getCodec()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig || (codec !== 'aac' && codec !== 'mp3')) throw new PublicError('no_audio')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const packetSource = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(packetSource)
  await output.start()
  let byteCount = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    signal.throwIfAborted()
    byteCount += packet.byteLength
    if (byteCount > maxBytes) throw new PublicError('unavailable', { reason: 'upstream_request' })
    await packetSource.add(packet, { decoderConfig })
  }
  if (byteCount === 0) throw new PublicError('no_audio')
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer())
}

import 'server-only'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { PublicError } from '@/lib/core/errors'
import type { MediaRequest, MediaSource } from './fetch-media'
import { createRangedSource } from './ranged-source'

export type AudioRequest = MediaRequest & {
  /** Most bytes of sound. */
  maxBytes: number
  /** Called as bytes arrive, with how many came so far and the size of the whole file. */
  onBytes?: (receivedBytes: number, total: number) => void
}

/**
 * The sound of an MP4 as an M4A with its index in front, copied and not decoded. Reads the MP4 piece by piece, wherever
 * its own index stands, and keeps the sound alone: at most twice `maxBytes` and 8 MiB of what was read ahead. Throws
 * `no_audio` when there is no AAC or MP3 in it, `unavailable` when the sound is longer than `maxBytes` or the server does
 * not give it, or the signal's reason.
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

async function copyPackets(
  track: InputAudioTrack | null,
  { maxBytes, signal }: AudioRequest,
): Promise<Uint8Array<ArrayBuffer>> {
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

const createMalformedError = () => new PublicError('unavailable', { reason: 'upstream_malformed' })

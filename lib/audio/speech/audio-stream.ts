import { BufferSource, Input, MP3, WAVE } from 'mediabunny'
import { concatBytes } from '@/lib/core/concat-bytes'

/** The minimum is enough to detect a file's format and to start playback; the maximum fits one event of a response. */
const MIN_CHUNK_BYTES = 12_000
const MAX_CHUNK_BYTES = 45_000

/** Yields the same bytes in chunks of 12 to 45 kB; only the last chunk may be shorter. */
export async function* rechunk(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let buffer = new Uint8Array(0)
  for await (const bytes of source) {
    buffer = concatBytes([buffer, bytes])
    while (buffer.length >= MIN_CHUNK_BYTES) {
      yield buffer.subarray(0, MAX_CHUNK_BYTES)
      buffer = buffer.subarray(MAX_CHUNK_BYTES)
    }
  }
  if (buffer.length > 0) yield buffer
}

/** Returns the length in seconds, or null for other files. Reads the frames without decoding the audio. */
export async function measureAudio(bytes: Uint8Array<ArrayBuffer>) {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP3, WAVE] })
  if (!(await input.canRead())) return null
  const track = await input.getPrimaryAudioTrack()
  const seconds = (await track?.computeDuration()) ?? 0
  return track && seconds > 0 ? { seconds, sampleRate: await track.getSampleRate() } : null
}

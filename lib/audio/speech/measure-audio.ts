import { BufferSource, Input, MP3, WAVE } from 'mediabunny'

/**
 * Returns an audio file's length in seconds and its sample rate, or null for other files. Reads frames without
 * decoding.
 */
export async function measureAudio(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ seconds: number; sampleRate: number } | null> {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP3, WAVE] })
  if (!(await input.canRead())) return null
  const track = await input.getPrimaryAudioTrack()
  const seconds = (await track?.computeDuration()) ?? 0
  return track && seconds > 0 ? { seconds, sampleRate: await track.getSampleRate() } : null
}

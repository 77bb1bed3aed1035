import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output, Quality } from 'mediabunny'
import type { AudioSamples, EncodedAudio } from './audio-job'
import { lameSettings } from './lame-settings'

/** Frames handed to the encoder at once: about a second. */
const CHUNK = 48_000

type Options = { title: string; artist: string; bitrate: number; channels: number }

/** Samples as an MP3. `channels` is the most that it may have. */
export async function encodeSamples(
  { channels: all, sampleRate }: AudioSamples,
  { title, artist, bitrate, channels: most }: Options,
  onProgress: (progress: number) => void,
): Promise<EncodedAudio> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const lame = lameSettings(sampleRate, bitrate)
  const track = new AudioSampleSource({
    codec: 'mp3',
    quality: new Quality({ bitrate: lame.bitrate }),
    transform: { numberOfChannels: Math.min(all.length, most), sampleRate: lame.sampleRate },
  })
  output.addAudioTrack(track)
  output.setMetadataTags({ title, artist })
  await output.start()
  const frames = all[0]?.length ?? 0
  for (let from = 0; from < frames; from += CHUNK) {
    const sample = new AudioSample({
      data: extractPlanes(all, from, Math.min(from + CHUNK, frames)),
      format: 'f32-planar',
      numberOfChannels: all.length,
      sampleRate,
      timestamp: from / sampleRate,
    })
    await track.add(sample)
    sample.close()
    onProgress(from / frames)
  }
  await output.finalize()
  if (!target.buffer) throw new Error('The encoder ended without a file.')
  return {
    blob: new Blob([target.buffer], { type: 'audio/mpeg' }),
    type: 'audio/mpeg',
    seconds: frames / sampleRate,
  }
}

function extractPlanes(
  channels: readonly Float32Array[],
  from: number,
  to: number,
): Float32Array<ArrayBuffer> {
  const data = new Float32Array((to - from) * channels.length)
  for (const [index, channel] of channels.entries()) data.set(channel.subarray(from, to), index * (to - from))
  return data
}

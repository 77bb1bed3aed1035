import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output, Quality } from 'mediabunny'
import type { AudioSamples, EncodedAudio } from './audio-job'
import { getLameSettings } from './lame-settings'

/** Frames handed to the encoder at once: about a second. */
const CHUNK_FRAMES = 48_000

type Options = { title: string; artist: string; bitrate: number; channels: number }

/** Samples as an MP3. `channels` is the most that it may have. */
export async function encodeSamples(
  { channels: sourceChannels, sampleRate }: AudioSamples,
  { title, artist, bitrate, channels: maxChannels }: Options,
  onProgress: (progress: number) => void,
): Promise<EncodedAudio> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp3OutputFormat(), target })
  const encoderSettings = getLameSettings(sampleRate, bitrate)
  const track = new AudioSampleSource({
    codec: 'mp3',
    quality: new Quality({ bitrate: encoderSettings.bitrate }),
    transform: {
      numberOfChannels: Math.min(sourceChannels.length, maxChannels),
      sampleRate: encoderSettings.sampleRate,
    },
  })
  output.addAudioTrack(track)
  output.setMetadataTags({ title, artist })
  await output.start()
  const frames = sourceChannels[0]?.length ?? 0
  for (let from = 0; from < frames; from += CHUNK_FRAMES) {
    const sample = new AudioSample({
      data: extractPlanes(sourceChannels, from, Math.min(from + CHUNK_FRAMES, frames)),
      format: 'f32-planar',
      numberOfChannels: sourceChannels.length,
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

function extractPlanes(channels: readonly Float32Array[], from: number, to: number): Float32Array<ArrayBuffer> {
  const data = new Float32Array((to - from) * channels.length)
  for (const [index, channel] of channels.entries()) data.set(channel.subarray(from, to), index * (to - from))
  return data
}

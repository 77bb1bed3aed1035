import { type AudioSample, AudioSampleSink, type InputAudioTrack } from 'mediabunny'
import { readSamples } from './open-video'
import { createResampler, type Resampled, type Resampler } from './resampler'

export const SAMPLE_RATE = 48_000
const BLOCK_FRAMES = SAMPLE_RATE / 4

/** A range in seconds of a track, or silence of that length. */
export type SoundPart = { track: InputAudioTrack | null; start: number; end: number }

/**
 * Yields interleaved stereo, one part after the other. A part ends at the sample that is nearest to its end in the
 * result, so that many parts do not drift from the picture.
 */
export async function* readSound(parts: readonly SoundPart[]): AsyncGenerator<Float32Array<ArrayBuffer>> {
  let seconds = 0
  for (const part of parts) {
    const firstFrame = Math.round(seconds * SAMPLE_RATE)
    seconds += part.end - part.start
    yield* readPart(part, Math.round(seconds * SAMPLE_RATE) - firstFrame)
  }
}

async function* readPart({ track, start, end }: SoundPart, frameCount: number) {
  let position = 0
  let resampler: Resampler | null = null
  if (track) {
    for await (const sample of readSamples(new AudioSampleSink(track), start, end)) {
      const { sampleRate, timestamp } = sample
      const stereo = mixToStereo(sample)
      sample.close()
      if (!resampler?.continues(timestamp - start, sampleRate)) {
        if (resampler) yield* emit(resampler.finish())
        resampler = createResampler(timestamp - start, sampleRate, SAMPLE_RATE)
      }
      yield* emit(resampler.add(stereo))
    }
  }
  if (resampler) yield* emit(resampler.finish())
  yield* emitSilence(frameCount)

  /** Fills a gap before the sound with silence, and cuts off what is outside the part or there already. */
  function* emit({ firstFrame, data }: Resampled) {
    yield* emitSilence(Math.min(firstFrame, frameCount))
    const block = data.subarray(2 * (position - firstFrame), 2 * Math.max(0, frameCount - firstFrame))
    position += block.length / 2
    if (block.length > 0) yield block
  }

  function* emitSilence(until: number) {
    while (position < until) {
      const count = Math.min(BLOCK_FRAMES, until - position)
      position += count
      yield new Float32Array(count * 2)
    }
  }
}

const front = [1, 0, 0, 1]
const center = [Math.SQRT1_2, Math.SQRT1_2]
const surround = [Math.SQRT1_2, 0, 0, Math.SQRT1_2]

/** Gains for left and right of each channel, by the number of channels, as browsers mix (Web Audio API, 2026-11). */
const gainsByCount: Readonly<Record<number, readonly number[]>> = {
  1: [1, 1],
  2: front,
  3: [...front, ...center],
  4: [0.5, 0, 0, 0.5, 0.5, 0, 0, 0.5],
  5: [...front, ...center, ...surround],
  6: [...front, ...center, 0, 0, ...surround],
  7: [...front, ...center, 0, 0, 0.5, 0.5, ...surround],
  8: [...front, ...center, 0, 0, ...surround, ...surround],
}

export function mixToStereo(sample: Pick<AudioSample, 'numberOfFrames' | 'numberOfChannels' | 'copyTo'>): Float32Array {
  const stereo = new Float32Array(2 * sample.numberOfFrames)
  const channel = new Float32Array(sample.numberOfFrames)
  const count = sample.numberOfChannels in gainsByCount ? sample.numberOfChannels : 2
  for (let planeIndex = 0; planeIndex < count; planeIndex += 1) {
    sample.copyTo(channel, { planeIndex, format: 'f32-planar' })
    const [left = 0, right = 0] = gainsByCount[count]?.slice(2 * planeIndex) ?? []
    for (const [index, value] of channel.entries()) {
      stereo[2 * index] = (stereo[2 * index] ?? 0) + value * left
      stereo[2 * index + 1] = (stereo[2 * index + 1] ?? 0) + value * right
    }
  }
  return stereo
}

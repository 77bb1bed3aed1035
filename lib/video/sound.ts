import { type AudioSample, AudioSampleSink, type InputAudioTrack } from 'mediabunny'
import { readSamples } from './open-video'
import { createResampler, type Resampled, type Resampler, type Stereo } from './resampler'

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
      const channels = mixToStereo(sample)
      sample.close()
      if (resampler && !resampler.continues(timestamp - start, sampleRate)) yield* emit(resampler.finish())
      if (!resampler?.continues(timestamp - start, sampleRate))
        resampler = createResampler(timestamp - start, sampleRate, SAMPLE_RATE)
      yield* emit(resampler.add(channels))
    }
  }
  if (resampler) yield* emit(resampler.finish())
  yield* emitSilence(frameCount)

  /** Fills a gap before the sound with silence, and cuts off what is outside the part or there already. */
  function* emit({ firstFrame, channels: [left, right] }: Resampled) {
    yield* emitSilence(Math.min(firstFrame, frameCount))
    const from = position - firstFrame
    const to = Math.min(left.length, frameCount - firstFrame)
    if (to <= from) return
    const block = new Float32Array((to - from) * 2)
    for (let index = from; index < to; index += 1) {
      block[(index - from) * 2] = left[index] ?? 0
      block[(index - from) * 2 + 1] = right[index] ?? 0
    }
    position += to - from
    yield block
  }

  function* emitSilence(until: number) {
    while (position < until) {
      const count = Math.min(BLOCK_FRAMES, until - position)
      position += count
      yield new Float32Array(count * 2)
    }
  }
}

/** Gains of each channel for the left and for the right, as browsers mix them (Web Audio API, 2026-11). */
const leftGains: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 0],
  4: [0.5, 0, 0.5, 0],
  6: [1, 0, Math.SQRT1_2, 0, Math.SQRT1_2, 0],
}
const rightGains: typeof leftGains = {
  1: [1],
  2: [0, 1],
  4: [0, 0.5, 0, 0.5],
  6: [0, 1, Math.SQRT1_2, 0, 0, Math.SQRT1_2],
}

function mixToStereo(sample: AudioSample): Stereo {
  const left = new Float32Array(sample.numberOfFrames)
  const right = new Float32Array(sample.numberOfFrames)
  const channel = new Float32Array(sample.numberOfFrames)
  const count = sample.numberOfChannels in leftGains ? sample.numberOfChannels : 2
  for (let planeIndex = 0; planeIndex < count; planeIndex += 1) {
    sample.copyTo(channel, { planeIndex, format: 'f32-planar' })
    addChannel(left, channel, leftGains[count]?.[planeIndex] ?? 0)
    addChannel(right, channel, rightGains[count]?.[planeIndex] ?? 0)
  }
  return [left, right]
}

function addChannel(target: Float32Array, channel: Float32Array, gain: number) {
  if (gain === 0) return
  for (const [index, value] of channel.entries()) target[index] = (target[index] ?? 0) + value * gain
}

import {
  AudioSample,
  AudioSampleSource,
  Mp4OutputFormat,
  Output,
  Quality,
  type Target,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'
import { createContext } from '@/lib/images/canvas-context'
import { type PicturePart, paintFrame, readFrames } from './frames'
import type { Overlay } from './overlay'
import type { EncodingPlan } from './plan-encoding'
import { readSound, SAMPLE_RATE, type SoundPart } from './sound'
import { getTotalSeconds, type VideoProgress } from './video-job'

type RenderOptions = {
  pictures: readonly PicturePart[]
  /** Null for a silent video. */
  sounds: readonly SoundPart[] | null
  overlay: Overlay
  frameRate: number
  plan: EncodingPlan
  target: Target
  onProgress: (progress: Omit<VideoProgress, 'pass'>) => void
}

/** Sound is written this far ahead of the picture, in seconds. */
const SOUND_LEAD = 0.5

const KEY_FRAME_SECONDS = 2

/** Progress says little about the remaining time before this share is done. */
const MIN_SHARE_FOR_ESTIMATE = 0.03

/** AAC packets have 1,024 frames, and the first has only silence: the encoder looks that far ahead (ISO 14496-3). */
const PACKET_FRAMES = 1024

/** Renders all parts into one MP4, whose index is in front. Expects the AAC encoder to be registered. */
export async function renderVideo(options: RenderOptions) {
  const { pictures, sounds, overlay, frameRate, plan, target, onProgress } = options
  const startTime = performance.now()
  const frameCount = countFrames(getTotalSeconds(pictures), frameRate)
  const seconds = frameCount / frameRate
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
  const videoSource = new VideoSampleSource({
    codec: 'avc',
    quality: new Quality({ bitrate: Math.round(plan.videoBitrate) }),
    keyFrameInterval: KEY_FRAME_SECONDS,
  })
  output.addVideoTrack(videoSource, { maximumPacketCount: frameCount })
  const soundWriter = sounds && addSound(output, sounds, seconds, plan.audioBitrate)
  await output.start()
  try {
    const context = createContext(plan.size, { alpha: false })
    context.imageSmoothingQuality = 'high'
    let index = 0
    for await (const frame of readFrames(pictures)) {
      // A frame is repeated or dropped, so that the rate is constant.
      for (; index < countFrames(frame.end, frameRate); index += 1) {
        const timestamp = index / frameRate
        await soundWriter?.writeUntil(timestamp + SOUND_LEAD)
        paintFrame(context, frame)
        overlay(context, timestamp)
        const sample = new VideoSample(context.canvas, { timestamp, duration: 1 / frameRate })
        await videoSource.add(sample)
        sample.close()
      }
      onProgress(measureProgress(index / frameCount, startTime))
    }
    await soundWriter?.writeUntil(seconds)
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  } finally {
    await soundWriter?.close()
  }
}

function measureProgress(share: number, startTime: number): Omit<VideoProgress, 'pass'> {
  const elapsedSeconds = (performance.now() - startTime) / 1000
  return { share, secondsLeft: share > MIN_SHARE_FOR_ESTIMATE ? elapsedSeconds / share - elapsedSeconds : null }
}

/** Every second frame of 60 per second is halfway between two of 30, and must not fall to either at random. */
export const countFrames = (seconds: number, frameRate: number) => Math.round(seconds * frameRate + 0.05)

function addSound(output: Output, parts: readonly SoundPart[], seconds: number, bitrate: number) {
  const source = new AudioSampleSource({ codec: 'aac', quality: new Quality({ bitrate: Math.round(bitrate) }) })
  // Whole packets only, so that the sound does not end after the picture.
  const frameCount = Math.floor((seconds * SAMPLE_RATE) / PACKET_FRAMES) * PACKET_FRAMES
  output.addAudioTrack(source, { maximumPacketCount: frameCount / PACKET_FRAMES + 2 })
  const blocks = readSound(parts)
  let position = 0

  return {
    close: () => blocks.return(undefined),
    writeUntil: async (time: number) => {
      while (position < Math.min(frameCount, time * SAMPLE_RATE)) {
        const { value } = await blocks.next()
        if (!value) return
        const data = value.subarray(0, (frameCount - position) * 2)
        const timestamp = (position - PACKET_FRAMES) / SAMPLE_RATE
        const sample = new AudioSample({ format: 'f32', sampleRate: SAMPLE_RATE, numberOfChannels: 2, timestamp, data })
        position += data.length / 2
        await source.add(sample)
        sample.close()
      }
    },
  }
}

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
import { type EncodingPlan, getMaxFrameCount } from './plan-encoding'
import { readSound, SAMPLE_RATE, type SoundPart } from './sound'
import { getTotalSeconds, type VideoProgress } from './video-job'

/** Draws over the picture at a time in seconds of the result. */
export type Overlay = {
  draw: (context: OffscreenCanvasRenderingContext2D, time: number) => void
  /** When the drawing changes, ascending. */
  times: readonly number[]
}

type RenderOptions = {
  pictures: readonly PicturePart[]
  /** Null for a silent video. */
  sounds: readonly SoundPart[] | null
  overlay: Overlay | null
  plan: EncodingPlan
  target: Target
  onProgress: (progress: Omit<VideoProgress, 'pass'>) => void
}

/** Sound is written this far ahead of the picture, in seconds. */
const SOUND_LEAD = 0.5

/** TikTok and Instagram take no fewer frames per second (their media guides, 2026-11). Longer frames are repeated. */
const MIN_FRAME_RATE = 23
/** For frame times in whole milliseconds. */
const RATE_TOLERANCE = 0.05

const KEY_FRAME_SECONDS = 2

/** Progress says little about the remaining time before this share is done. */
const MIN_SHARE_FOR_ESTIMATE = 0.03

/** AAC packets have 1,024 frames, and the first has only silence: the encoder looks that far ahead (ISO 14496-3). */
const PACKET_FRAMES = 1024

/** Renders all parts into one MP4, whose index is in front. Expects the AAC encoder to be registered. */
export async function renderVideo({ pictures, sounds, overlay, plan, target, onProgress }: RenderOptions) {
  const startTime = performance.now()
  const seconds = getTotalSeconds(pictures)
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
  const videoSource = new VideoSampleSource({
    codec: 'avc',
    quality: new Quality({ bitrate: Math.round(plan.videoBitrate) }),
    keyFrameInterval: KEY_FRAME_SECONDS,
  })
  output.addVideoTrack(videoSource, { maximumPacketCount: getMaxFrameCount(seconds, pictures.length) })
  const soundWriter = sounds && addSound(output, sounds, seconds, plan.audioBitrate)
  await output.start()
  try {
    const context = createContext(plan.size, { alpha: false })
    context.imageSmoothingQuality = 'high'
    for await (const frame of readFrames(pictures)) {
      await soundWriter?.writeUntil(frame.time + SOUND_LEAD)
      const times = [frame.time, ...listRepeats(overlay, frame.time, frame.end)]
      for (const [index, time] of times.entries()) {
        paintFrame(context, frame)
        overlay?.draw(context, time)
        const duration = (times[index + 1] ?? frame.end) - time
        const sample = new VideoSample(context.canvas, { timestamp: time, duration })
        await videoSource.add(sample)
        sample.close()
      }
      const share = frame.end / seconds
      const elapsedSeconds = (performance.now() - startTime) / 1000
      onProgress({
        share,
        secondsLeft: share > MIN_SHARE_FOR_ESTIMATE ? elapsedSeconds / share - elapsedSeconds : null,
      })
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

export function listRepeats(overlay: Pick<Overlay, 'times'> | null, start: number, end: number): number[] {
  const count = Math.ceil((end - start) * MIN_FRAME_RATE - RATE_TOLERANCE)
  const times = Array.from({ length: count - 1 }, (_, index) => start + ((index + 1) / count) * (end - start))
  const overlayTimes = count > 2 ? (overlay?.times.filter((time) => time > start && time < end) ?? []) : []
  return [...new Set([...times, ...overlayTimes])].sort((one, other) => one - other)
}

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

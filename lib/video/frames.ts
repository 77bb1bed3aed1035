import { type InputVideoTrack, type VideoSample, VideoSampleSink } from 'mediabunny'
import { readSamples } from './open-video'
import { MAX_FRAME_RATE } from './plan-encoding'
import type { VideoPart } from './video-job'

/** A part of the result and the track that it comes from. */
export type PicturePart = VideoPart & { track: InputVideoTrack }

/** A frame at its time in the result, in seconds. The sample is closed when the next frame is requested. */
type Frame = { sample: VideoSample; part: PicturePart; time: number; end: number }

/** Tolerance for time stamps in whole milliseconds, as in WebM. */
const TIME_TOLERANCE = 0.002

/**
 * Yields the frames of all parts without gaps: each lasts until the next one, and the last one of a part until the
 * part's end. Drops frames above 60 per second.
 */
export async function* readFrames(parts: readonly PicturePart[]): AsyncGenerator<Frame> {
  let partStart = 0
  for (const part of parts) {
    const partEnd = partStart + part.end - part.start
    let heldFrame: Frame | null = null
    let nextTime = 0
    try {
      for await (const sample of readSamples(new VideoSampleSink(part.track), part.start, part.end)) {
        const time: number = heldFrame ? sample.timestamp - part.start + partStart : partStart
        if (heldFrame && time < nextTime - TIME_TOLERANCE) {
          sample.close()
          continue
        }
        nextTime = Math.max(nextTime, time - 1 / MAX_FRAME_RATE) + 1 / MAX_FRAME_RATE
        if (heldFrame) yield { ...heldFrame, end: time }
        heldFrame?.sample.close()
        heldFrame = { sample, part, time, end: partEnd }
      }
      if (heldFrame) yield heldFrame
    } finally {
      heldFrame?.sample.close()
    }
    partStart = partEnd
  }
}

/** Turns, crops and resizes a frame to the whole canvas. */
export function paintFrame(context: OffscreenCanvasRenderingContext2D, { sample, part }: Frame): void {
  const { width, height } = context.canvas
  const { frame } = part
  // A mirrored frame turns the other way, because the rotation comes before the mirroring.
  const turn = sample.flip ? 360 - part.rotation : part.rotation
  const rotated = sample.clone()
  rotated.setRotation(((sample.rotation + turn) % 360) as VideoPart['rotation'])
  const fullSize = { width: width / frame.width, height: height / frame.height }
  rotated.draw(context, -frame.x * fullSize.width, -frame.y * fullSize.height, fullSize.width, fullSize.height)
  rotated.close()
}

import { type InputVideoTrack, type VideoSample, VideoSampleSink } from 'mediabunny'
import type { Box } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { readSamples } from './open-video'
import { BACKDROP_PIXELS, BACKDROP_SHADE, getCoverFrame, type VideoPart } from './video-job'

/** A part of the result and the track that it comes from. */
export type PicturePart = VideoPart & { track: InputVideoTrack }

/** A frame at its time in the result, in seconds. The sample is closed when the next frame is requested. */
type Frame = { sample: VideoSample; part: PicturePart; time: number; end: number }

/**
 * Yields the frames of all parts without gaps: each lasts until the next one, and the last one of a part until the
 * part's end.
 */
export async function* readFrames(parts: readonly PicturePart[]): AsyncGenerator<Frame> {
  let partStart = 0
  for (const part of parts) {
    const partEnd = partStart + part.end - part.start
    let heldFrame: Frame | null = null
    try {
      for await (const sample of readSamples(new VideoSampleSink(part.track), part.start, part.end)) {
        const previousFrame: Frame | null = heldFrame
        const time: number = previousFrame ? sample.timestamp - part.start + partStart : partStart
        heldFrame = { sample, part, time, end: partEnd }
        try {
          if (previousFrame) yield { ...previousFrame, end: time }
        } finally {
          previousFrame?.sample.close()
        }
      }
      if (heldFrame) yield heldFrame
    } finally {
      heldFrame?.sample.close()
    }
    partStart = partEnd
  }
}

let backdrop: OffscreenCanvasRenderingContext2D | undefined

/**
 * Turns, crops and resizes a picture to the whole canvas. Where the part's frame is larger than the picture, the edges
 * show the picture itself, blurred and darker.
 */
export function paintFrame(context: OffscreenCanvasRenderingContext2D, { sample, part }: Frame): void {
  // A mirrored frame turns the other way, because the rotation comes before the mirroring.
  const turn = sample.flip ? 360 - part.rotation : part.rotation
  const rotated = sample.clone()
  rotated.setRotation(((sample.rotation + turn) % 360) as VideoPart['rotation'])
  const draw = (target: OffscreenCanvasRenderingContext2D, { x, y, ...frame }: Box) => {
    const [width, height] = [target.canvas.width / frame.width, target.canvas.height / frame.height]
    rotated.draw(target, -x * width, -y * height, width, height)
  }
  const { width, height } = context.canvas
  // A transparent picture would show the previous one.
  context.clearRect(0, 0, width, height)
  if (Math.max(part.frame.width, part.frame.height) > 1) {
    backdrop ??= createContext({ width: BACKDROP_PIXELS, height: BACKDROP_PIXELS })
    backdrop.clearRect(0, 0, BACKDROP_PIXELS, BACKDROP_PIXELS)
    draw(backdrop, getCoverFrame(part.frame))
    context.drawImage(backdrop.canvas, 0, 0, width, height)
    context.fillStyle = `rgb(0 0 0 / ${BACKDROP_SHADE})`
    context.fillRect(0, 0, width, height)
  }
  draw(context, part.frame)
  rotated.close()
}

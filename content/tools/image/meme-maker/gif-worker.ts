import { PictureError } from '@/lib/core/errors/picture-faults'
import { coverCrop } from '@/lib/core/geometry/crop'
import { createGif } from '@/lib/images/gif/create-gif'
import { movingFrames } from '@/lib/images/gif/moving-frames'
import { SNIFFED_BYTES, sniff } from '@/lib/images/sniff'
import { answerAsks } from '@/lib/images/worker/answer-asks'
import { frameStep } from './frame-step'

/** A moving picture between what is drawn below and above it, all of one size; `panel` is where it shows. */
export type GifJob = {
  bytes: Uint8Array<ArrayBuffer>
  panel: { x: number; y: number; width: number; height: number }
  below: ImageBitmap
  above: ImageBitmap
}

export type GifProgress = { done: number; count: number }

/** `count` is how many frames the picture has, `frames` how many of them the GIF. */
export type MovingMeme = { gif: Uint8Array<ArrayBuffer>; frames: number; count: number }

answerAsks(make)

async function make(
  { bytes, panel, below, above }: GifJob,
  onProgress: (progress: GifProgress) => void,
): Promise<MovingMeme> {
  const type = sniff(bytes.subarray(0, SNIFFED_BYTES))
  const canvas = new OffscreenCanvas(below.width, below.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!type || !context) throw new PictureError(type ? 'out_of_memory' : 'not_a_picture')
  context.imageSmoothingQuality = 'high'
  const gif = createGif({ plays: 0, colours: 256, palette: null, dither: 'none', seeThrough: false })
  let frames = 0
  let total = 0
  let waiting: { pixels: ImageData; ms: number } | null = null
  for await (const { image, width, height, ms, index, count } of movingFrames(bytes, type)) {
    total = count
    if (index % frameStep(count) > 0) {
      if (waiting) waiting.ms += ms
      continue
    }
    if (waiting) gif.add(waiting.pixels, waiting.ms)
    const crop = coverCrop({ width, height }, panel)
    context.drawImage(below, 0, 0)
    context.drawImage(
      image,
      crop.x,
      crop.y,
      crop.width,
      crop.height,
      panel.x,
      panel.y,
      panel.width,
      panel.height,
    )
    context.drawImage(above, 0, 0)
    waiting = { pixels: context.getImageData(0, 0, canvas.width, canvas.height), ms }
    frames += 1
    onProgress({ done: index + 1, count })
  }
  if (waiting) gif.add(waiting.pixels, waiting.ms)
  return { gif: gif.finish(), frames, count: total }
}

import { ImageError } from '@/lib/core/errors/image-errors'
import type { Box, Point } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { getImagePlacement } from '@/lib/images/drawing/image-placement'
import { createGifEncoder } from '@/lib/images/gif/create-gif'
import { SNIFF_BYTES, sniffImageType } from '@/lib/images/image-type'
import { decodeAnimation } from '@/lib/images/open/decode-animation'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { getFrameStep } from './frame-step'

/** An animation between a background and an overlay of the same size; `panelBox` is its visible area. */
export type MemeGifJob = {
  bytes: Uint8Array<ArrayBuffer>
  panelBox: Box
  /** The point of the animation to center, in shares of it. */
  focus: Point | undefined
  background: ImageBitmap
  overlay: ImageBitmap
}

export type MemeGifProgress = { frameNumber: number; frameCount: number }

/** `sourceFrameCount` counts the animation's frames, `frameCount` the GIF's. */
export type AnimatedMeme = { gif: Uint8Array<ArrayBuffer>; frameCount: number; sourceFrameCount: number }

const listSides = ({ x, y, width, height }: Box) => [x, y, width, height] as const

serveWorkerRequests(renderAnimatedMeme)

async function renderAnimatedMeme(
  { bytes, panelBox, focus, background, overlay }: MemeGifJob,
  onProgress: (progress: MemeGifProgress) => void,
): Promise<AnimatedMeme> {
  const type = sniffImageType(bytes.subarray(0, SNIFF_BYTES))
  if (!type) throw new ImageError('not_a_picture')
  const context = createContext(background, { willReadFrequently: true })
  context.imageSmoothingQuality = 'high'
  const gif = createGifEncoder({ playCount: 0, maxColors: 256, palette: null, dither: 'none', isTransparent: false })
  let frameCount = 0
  let sourceFrameCount = 0
  let pendingFrame: { pixels: ImageData; ms: number } | null = null
  for await (const { image, width, height, durationMs, index, frameCount: count } of decodeAnimation(bytes, type)) {
    sourceFrameCount = count
    if (index % getFrameStep(count) > 0) {
      if (pendingFrame) pendingFrame.ms += durationMs
      continue
    }
    if (pendingFrame) gif.add(pendingFrame.pixels, pendingFrame.ms)
    const { source } = getImagePlacement({ kind: 'picture', id: '', ...panelBox, focus }, { width, height })
    context.drawImage(background, 0, 0)
    context.drawImage(image, ...listSides(source), ...listSides(panelBox))
    context.drawImage(overlay, 0, 0)
    pendingFrame = { pixels: context.getImageData(0, 0, background.width, background.height), ms: durationMs }
    frameCount += 1
    onProgress({ frameNumber: index + 1, frameCount: count })
  }
  if (pendingFrame) gif.add(pendingFrame.pixels, pendingFrame.ms)
  return { gif: gif.finish(), frameCount, sourceFrameCount }
}

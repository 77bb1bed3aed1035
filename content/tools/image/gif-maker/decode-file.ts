import { ImageError } from '@/lib/core/errors/image-errors'
import { fitWithin } from '@/lib/core/geometry/sizes'
import { createCanvasContext, createContext } from '@/lib/images/canvas-context'
import { SNIFF_BYTES, sniffImageType } from '@/lib/images/image-type'
import { decodeAnimation } from '@/lib/images/open/decode-animation'
import { hasTransparency, openImage } from '@/lib/images/open/open-image'
import type { DecodedFile, Still } from './gif-plan'

/** Large enough for every GIF size, so that the original is not opened again. */
const MAX_STORED_SIZE = { width: 1600, height: 1600 }
/** Also the size of the preview's frames. */
const THUMBNAIL_SIZE = { width: 480, height: 480 }

export type DecodeRequest = { file: File; maxFrames: number }

/** Decodes a still image, or the first `maxFrames` frames of an animation. Throws `ImageError`. */
export async function decodeFile({ file, maxFrames }: DecodeRequest): Promise<DecodedFile> {
  try {
    return await decodeStill(file, false)
  } catch (error) {
    if (!(error instanceof ImageError) || error.code !== 'animated') throw error
  }
  return decodeFrames(file, maxFrames).catch(async (error: unknown) => {
    if (!(error instanceof ImageError) || error.code !== 'first_frame_only') throw error
    // An animation that this browser cannot decode, such as an animated WebP in Safari.
    return { ...(await decodeStill(file, true)), isFirstFrameOnly: true }
  })
}

async function decodeStill(file: File, canUseFirstFrame: boolean): Promise<DecodedFile> {
  // An SVG may declare itself as small as an icon.
  const { pixels } = await openImage(file, { maxSize: MAX_STORED_SIZE, canUseFirstFrame, minSvgSide: 800 })
  const { canvas } = createCanvasContext(pixels)
  return { stills: [await createStill(canvas, hasTransparency(pixels), null)], skippedCount: 0 }
}

async function decodeFrames(file: File, maxFrames: number): Promise<DecodedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = sniffImageType(bytes.subarray(0, SNIFF_BYTES))
  if (!type) throw new ImageError('not_a_picture')
  const stills: Still[] = []
  let skippedCount = 0
  for await (const { image, width, height, durationMs, index, frameCount } of decodeAnimation(bytes, type)) {
    if (index >= maxFrames) {
      skippedCount = frameCount - maxFrames
      break
    }
    const context = createContext(fitWithin({ width, height }, MAX_STORED_SIZE), { willReadFrequently: true })
    const { canvas } = context
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    stills.push(await createStill(canvas, hasTransparency(pixels), durationMs))
  }
  return { stills, skippedCount }
}

async function createStill(canvas: OffscreenCanvas, isTransparent: boolean, ms: number | null): Promise<Still> {
  const size = { width: canvas.width, height: canvas.height }
  const type = isTransparent ? 'image/png' : 'image/jpeg'
  const { width, height } = fitWithin(size, THUMBNAIL_SIZE)
  const thumbnailContext = createContext({ width, height })
  thumbnailContext.drawImage(canvas, 0, 0, width, height)
  const blob = await canvas.convertToBlob({ type, quality: 0.95 })
  return { blob, thumbnail: await thumbnailContext.canvas.convertToBlob({ type, quality: 0.85 }), size, ms }
}

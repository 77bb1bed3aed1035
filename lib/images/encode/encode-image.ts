import { ImageError } from '@/lib/core/errors/image-errors'
import { createCanvasContext } from '@/lib/images/canvas-context'
import { MAX_SAFE_CANVAS_PIXELS } from '@/lib/images/limits'
import type { OutputType } from '@/lib/platforms/images/network-limits'
import { encodeLossy, encodePng } from './image-codecs'

/** `quality` is 1 to 100. The browser's PNG encoder takes a tenth of OxiPNG's time. Throws `ImageError`. */
export async function encodeImage(type: OutputType, pixels: ImageData, quality: number): Promise<Blob> {
  if (type !== 'png') return encodeLossy(type, pixels, { quality, isThorough: false })
  const context = createCanvasContext(pixels)
  if (isCanvasBlank(context, pixels)) return encodePng(pixels, false)
  const blob = await context.canvas.convertToBlob({ type: 'image/png' })
  // A browser that cannot encode a type returns another type, not an error.
  if (blob.type !== 'image/png') throw new ImageError('crashed')
  return blob
}

/** Safari leaves a canvas above its pixel limit blank, without an error. */
function isCanvasBlank(context: OffscreenCanvasRenderingContext2D, { data, width, height }: ImageData): boolean {
  if (width * height <= MAX_SAFE_CANVAS_PIXELS) return false
  const opaquePixelIndex = Math.floor(data.findIndex((value, index) => index % 4 === 3 && value > 0) / 4)
  return (
    opaquePixelIndex >= 0 &&
    context.getImageData(opaquePixelIndex % width, Math.floor(opaquePixelIndex / width), 1, 1).data[3] === 0
  )
}

import { ImageError } from '@/lib/core/errors/image-errors'
import type { Size } from '@/lib/core/geometry/sizes'

/** The result is the same on the page and in the worker. Throws `ImageError`. */
export function readScaledPixels(source: CanvasImageSource, { width, height }: Size): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new ImageError('out_of_memory')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

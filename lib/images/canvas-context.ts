import { outOfMemoryMessage } from '@/lib/core/errors/image-notices'
import type { Size } from '@/lib/core/geometry/sizes'

type Settings = CanvasRenderingContext2DSettings & { background?: string | null }

/** Creates a canvas, transparent without a `background`. Throws `RangeError` without memory for one. */
export function createContext({ width, height }: Size, { background, ...settings }: Settings = {}) {
  const context = new OffscreenCanvas(width, height).getContext('2d', settings)
  if (!context) throw new RangeError(outOfMemoryMessage)
  if (background) {
    context.fillStyle = background
    context.fillRect(0, 0, width, height)
  }
  return context
}

/** Throws `RangeError`. */
export function createCanvasContext(pixels: ImageData) {
  const context = createContext(pixels)
  context.putImageData(pixels, 0, 0)
  return context
}

/** The result is the same on the page and in the worker. Throws `RangeError`. */
export function readScaledPixels(source: CanvasImageSource, size: Size): ImageData {
  const context = createContext(size, { willReadFrequently: true })
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, size.width, size.height)
  return context.getImageData(0, 0, size.width, size.height)
}

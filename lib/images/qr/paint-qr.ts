import { ImageError } from '@/lib/core/errors/image-errors'
import type { QrLayout } from './qr-layout'

/**
 * A code on a canvas of `pixels` a side. Every module has the same whole number of pixels, so that no edge is blurred; what is left over
 * widens the quiet zone. Throws `ImageError` where the browser has no memory for it.
 */
export function paintQr(
  { units, path, look, logo }: QrLayout,
  pixels: number,
  picture: ImageBitmap | null,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(pixels, pixels)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new ImageError('out_of_memory')
  if (look.light) {
    context.fillStyle = look.light
    context.fillRect(0, 0, pixels, pixels)
  }
  const scale = modulePixels(units, pixels)
  const edge = Math.floor((pixels - scale * units) / 2)
  context.setTransform(scale, 0, 0, scale, edge, edge)
  context.fillStyle = look.dark
  context.fill(new Path2D(path))
  if (logo && picture) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, logo.x, logo.y, logo.width, logo.height)
  }
  return canvas
}

/** Pixels that one module gets. */
export const modulePixels = (units: number, pixels: number): number =>
  pixels < units ? pixels / units : Math.floor(pixels / units)

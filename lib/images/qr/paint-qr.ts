import { ImageError } from '@/lib/core/errors/image-errors'
import type { QrLayout } from './qr-layout'

/**
 * Paints a code on a canvas of `sidePixels` a side. Every module has the same whole number of pixels, so edges stay
 * sharp; the remainder widens the quiet zone. Throws `ImageError` if the browser has no memory for it.
 */
export function paintQr(
  { sideModules, path, style, logo: logoBox }: QrLayout,
  sidePixels: number,
  logoImage: ImageBitmap | null,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(sidePixels, sidePixels)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new ImageError('out_of_memory')
  if (style.light) {
    context.fillStyle = style.light
    context.fillRect(0, 0, sidePixels, sidePixels)
  }
  const scale = getPixelsPerModule(sideModules, sidePixels)
  const origin = Math.floor((sidePixels - scale * sideModules) / 2)
  context.setTransform(scale, 0, 0, scale, origin, origin)
  context.fillStyle = style.dark
  context.fill(new Path2D(path))
  if (logoBox && logoImage) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(logoImage, logoBox.x, logoBox.y, logoBox.width, logoBox.height)
  }
  return canvas
}

export const getPixelsPerModule = (sideModules: number, sidePixels: number): number =>
  sidePixels < sideModules ? sidePixels / sideModules : Math.floor(sidePixels / sideModules)

import { createCanvasContext } from '@/lib/images/encode/encode-image'
import type { CropOptions } from './crop-options'

/** Pixels with everything outside the shape gone, the ring on them, and the ground behind them where one is asked for. */
export function cutShape(
  pixels: ImageData,
  { shape, radius, ring, ringColour, corners, ground }: CropOptions,
): ImageData {
  if (shape === 'rectangle') return pixels
  const { width, height } = pixels
  const context = createCanvasContext(pixels)
  const radiusPercent = shape === 'circle' ? 50 : radius
  context.globalCompositeOperation = 'destination-in'
  context.beginPath()
  context.roundRect(0, 0, width, height, (Math.min(width, height) * radiusPercent) / 100)
  context.fill()
  if (shape === 'circle' && ring > 0) {
    context.globalCompositeOperation = 'source-over'
    context.strokeStyle = ringColour
    context.lineWidth = (width * ring) / 100
    context.beginPath()
    context.arc(width / 2, height / 2, (width - context.lineWidth) / 2, 0, 2 * Math.PI)
    context.stroke()
  }
  if (corners === 'ground') {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  return context.getImageData(0, 0, width, height)
}

import { computeCoverCrop } from '@/lib/core/geometry/crop'
import { isSameSize, type Size } from '@/lib/core/geometry/sizes'
import { hasTransparency } from '@/lib/images/open/open-image'
import { readScaledPixels } from '@/lib/images/read-scaled-pixels'
import { getCroppedShare } from '@/lib/platforms/images/request-size'
import type { GenerationOptions } from './generation-options'

export type FinishedImage = {
  file: Blob
  size: Size
  /** How the model drew it. */
  originalSize: Size
  /** Whether the file is the model's own, byte for byte. */
  isOriginal: boolean
  /** Share of the drawn picture that was cut off, 0 to 1. */
  croppedFraction: number
  /** How much it was enlarged; 1 or less for not at all. */
  scale: number
  /** Whether a part of it can be seen through. */
  hasTransparency: boolean
}

const QUALITY = 0.92

/**
 * Cuts a picture to the exact size, from its middle, and writes it as the wanted type. One that already is both stays as it
 * came, with whatever its file says about its origin. A browser that cannot write the type writes a PNG. Throws where it cannot
 * open the picture.
 */
export async function finishImage(
  original: Blob,
  targetSize: Size,
  type: GenerationOptions['type'],
): Promise<FinishedImage> {
  const bitmap = await createImageBitmap(original)
  try {
    const originalSize = { width: bitmap.width, height: bitmap.height }
    const isOriginal = isSameSize(originalSize, targetSize) && original.type === type
    const canvas = await cropToCanvas(bitmap, targetSize, type)
    const file = isOriginal ? original : await canvas.convertToBlob({ type, quality: QUALITY })
    return {
      file,
      size: { width: targetSize.width, height: targetSize.height },
      originalSize,
      isOriginal,
      croppedFraction: getCroppedShare(originalSize, targetSize),
      scale: targetSize.width / computeCoverCrop(originalSize, targetSize).width,
      hasTransparency: hasTransparency(readScaledPixels(canvas, { width: 32, height: 32 })),
    }
  } finally {
    bitmap.close()
  }
}

async function cropToCanvas(bitmap: ImageBitmap, targetSize: Size, type: string): Promise<OffscreenCanvas> {
  const { x, y, width, height } = computeCoverCrop(bitmap, targetSize)
  const canvas = new OffscreenCanvas(targetSize.width, targetSize.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  context.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, targetSize.width, targetSize.height)
  }
  // The browser's own resampling is better than a canvas's where it is known; older Safari ignores the options.
  const resizedBitmap = await createImageBitmap(bitmap, x, y, width, height, {
    resizeWidth: targetSize.width,
    resizeHeight: targetSize.height,
    resizeQuality: 'high',
  })
  context.drawImage(resizedBitmap, 0, 0, targetSize.width, targetSize.height)
  resizedBitmap.close()
  return canvas
}

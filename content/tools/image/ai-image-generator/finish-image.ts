import { computeCoverCrop } from '@/lib/core/geometry/crop'
import { isSameSize, type Size } from '@/lib/core/geometry/sizes'
import { hasTransparency } from '@/lib/images/open/open-image'
import { readScaledPixels } from '@/lib/images/read-scaled-pixels'
import { getCroppedShare } from '@/lib/platforms/images/request-size'
import type { GenerationOptions } from './generation-options'

export type FinishedImage = {
  file: Blob
  size: Size
  /** Size of the model's output. */
  originalSize: Size
  /** Whether the file is byte-identical to the model's output. */
  isOriginal: boolean
  /** Share of the model's image that was cropped, 0 to 1. */
  croppedFraction: number
  /** Upscale factor; 1 or less if the image was not enlarged. */
  scale: number
  hasTransparency: boolean
}

const QUALITY = 0.92

/**
 * Crops an image around its center to the exact size and encodes it as the requested type. An image that already
 * matches both is returned unchanged, including its provenance metadata. Falls back to PNG if the browser cannot write
 * the type. Throws if the image cannot be opened.
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
  // The browser's own resampling is better than a canvas's where supported; older Safari ignores the options.
  const resizedBitmap = await createImageBitmap(bitmap, x, y, width, height, {
    resizeWidth: targetSize.width,
    resizeHeight: targetSize.height,
    resizeQuality: 'high',
  })
  context.drawImage(resizedBitmap, 0, 0, targetSize.width, targetSize.height)
  resizedBitmap.close()
  return canvas
}

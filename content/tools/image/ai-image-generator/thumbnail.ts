import { sizeWithin } from '@/lib/core/geometry/sizes'

/** Longest side, in pixels. */
const most = { width: 320, height: 320 }

/** The same picture, small enough to keep and show many at once. */
export async function thumbnailOf(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = sizeWithin(bitmap, most)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/webp' })
}

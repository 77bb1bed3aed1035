import { fitWithin } from '@/lib/core/geometry/sizes'

/** Longest side, in pixels. */
const maxSize = { width: 320, height: 320 }

/** The same picture, small enough to keep and show many at once. */
export async function createThumbnail(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = fitWithin(bitmap, maxSize)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/webp' })
}

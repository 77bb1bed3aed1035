import { ImageError } from '@/lib/core/errors/image-errors'
import { scaleSize } from '@/lib/core/geometry/sizes'
import { getFileStem } from '@/lib/images/image-file-names'
import { readScaledPixels } from '@/lib/images/read-scaled-pixels'
import { createCanvasContext } from './encode-image'

/**
 * Returns an upright copy of an image at half its width and height, for when the full size exceeds memory. Throws
 * `ImageError`.
 */
export async function halveImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) throw new ImageError('out_of_memory')
  const halfContext = createCanvasContext(readScaledPixels(bitmap, scaleSize(bitmap, 0.5)))
  bitmap.close()
  const [type, extension] = /\.jpe?g$/i.test(file.name) ? ['image/jpeg', 'jpg'] : ['image/png', 'png']
  const blob = await halfContext.canvas.convertToBlob({ type, quality: 0.95 })
  return new File([blob], `${getFileStem(file.name)}.${extension}`, { type, lastModified: file.lastModified })
}

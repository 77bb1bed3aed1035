import { PictureError } from '@/lib/core/errors/picture-faults'
import { scaled } from '@/lib/core/geometry/sizes'
import { stemOf } from '@/lib/images/names'
import { smallPixels } from '@/lib/images/small-pixels'
import { canvasOf } from './encode-picture'

/** A copy of a picture with half its width and height, upright, for where memory did not hold the whole. Throws `PictureError`. */
export async function halved(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) throw new PictureError('out_of_memory')
  const half = canvasOf(smallPixels(bitmap, scaled(bitmap, 0.5)))
  bitmap.close()
  const [type, ending] = /\.jpe?g$/i.test(file.name) ? ['image/jpeg', 'jpg'] : ['image/png', 'png']
  const blob = await half.canvas.convertToBlob({ type, quality: 0.95 })
  return new File([blob], `${stemOf(file.name)}.${ending}`, { type, lastModified: file.lastModified })
}

import type { PictureType } from '@/lib/images/sniff'
import type { WrittenType } from '@/lib/platforms/pictures/written-type'

/** The picture's own type where it can be written, else PNG for graphics and JPEG for photos. */
export function keptType(from: PictureType): WrittenType {
  if (from === 'jpeg' || from === 'png' || from === 'webp' || from === 'avif') return from
  return from === 'gif' || from === 'ico' || from === 'bmp' || from === 'svg' ? 'png' : 'jpeg'
}

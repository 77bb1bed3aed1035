import type { ImageType } from '@/lib/images/sniff-image-type'
import type { OutputType } from '@/lib/platforms/images/output-type'

/** The picture's own type where it can be written, else PNG for graphics and JPEG for photos. */
export function chooseOutputType(from: ImageType): OutputType {
  if (from === 'jpeg' || from === 'png' || from === 'webp' || from === 'avif') return from
  return from === 'gif' || from === 'ico' || from === 'bmp' || from === 'svg' ? 'png' : 'jpeg'
}

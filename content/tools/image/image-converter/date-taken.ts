import type { ExpandedTags } from 'exifreader'
import { pngChunk } from '@/lib/images/metadata/png-chunks'
import { jpegSegment } from '@/lib/images/metadata/strip'
import { createDateExif } from '@/lib/images/metadata/tiff'

/** When a photo was taken by its camera's clock, as EXIF writes it: `2026:05:04 10:11:12`; null where it does not say, or says zeros as a clock does that was never set. */
export function readDateTaken({ exif }: ExpandedTags): string | null {
  const said = [exif?.DateTimeOriginal?.description, exif?.DateTimeDigitized?.description]
  return (
    said.find((one) => one && /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(one) && !one.startsWith('0000')) ?? null
  )
}

/** The bytes of a PNG's signature and its first chunk, which has to be the first. */
const PNG_HEAD = 33

/** The same JPEG or PNG with this one detail; other types as they were. */
export function insertDateTaken(picture: Blob, taken: string): Blob {
  const exif = createDateExif(taken)
  const head = picture.type === 'image/png' ? PNG_HEAD : 2
  const detail =
    picture.type === 'image/png'
      ? pngChunk('eXIf', exif)
      : jpegSegment(0xe1, [...new TextEncoder().encode('Exif\0\0'), ...exif])
  if (!['image/png', 'image/jpeg'].includes(picture.type)) return picture
  return new Blob([picture.slice(0, head), detail, picture.slice(head)], { type: picture.type })
}

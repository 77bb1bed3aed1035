import type { ExpandedTags } from 'exifreader'
import { buildPngChunk } from '@/lib/images/metadata/png-chunks'
import { buildJpegSegment } from '@/lib/images/metadata/strip-metadata'
import { buildDateExif } from '@/lib/images/metadata/tiff'

/** When a photo was taken by its camera's clock, as EXIF writes it: `2026:05:04 10:11:12`; null where it does not say, or says zeros as a clock does that was never set. */
export function readDateTaken({ exif }: ExpandedTags): string | null {
  const candidates = [exif?.DateTimeOriginal?.description, exif?.DateTimeDigitized?.description]
  return (
    candidates.find(
      (candidate) => candidate && /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(candidate) && !candidate.startsWith('0000'),
    ) ?? null
  )
}

/** The bytes of a PNG's signature and its first chunk, which has to be the first. */
const PNG_HEADER_BYTES = 33

/** The same JPEG or PNG with this one detail; other types as they were. */
export function insertDateTaken(image: Blob, dateTaken: string): Blob {
  const exif = buildDateExif(dateTaken)
  const headerLength = image.type === 'image/png' ? PNG_HEADER_BYTES : 2
  const segment =
    image.type === 'image/png'
      ? buildPngChunk('eXIf', exif)
      : buildJpegSegment(0xe1, [...new TextEncoder().encode('Exif\0\0'), ...exif])
  if (!['image/png', 'image/jpeg'].includes(image.type)) return image
  return new Blob([image.slice(0, headerLength), segment, image.slice(headerLength)], { type: image.type })
}

import { parseJpegSegments } from './jpeg-segments'
import { resetOrientation } from './tiff'

/** The length of an APP1 segment's head before its TIFF: marker, length and `Exif` with two zeros (CIPA DC-008). */
const TIFF_OFFSET = 10

/** Returns the EXIF segment for a JPEG’s decoded pixels, which are upright; null if it has none or is malformed. */
export function extractExif(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const segment = parseJpegSegments(jpeg)?.find(({ kind }) => kind === 'exif')
  if (!segment) return null
  const bytes = jpeg.slice(segment.contentStart - 4, segment.end)
  resetOrientation(bytes.subarray(TIFF_OFFSET))
  return bytes
}

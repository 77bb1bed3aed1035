import type { ImageType } from '../sniff-image-type'
import { buildPngChunk } from './png-chunks'

/** Names of location properties. Drones write `Gps`, some of them `Longtitude`. */
const locationNamePattern = /GPS|:[Gg]ps|[Ll](?:at|ongt?)itude/

/** Whether a text in any character width may name coordinates. */
export const hasLocationNames = (text: string) => locationNamePattern.test(text.replaceAll('\0', ''))

/** EXIF location properties in XMP (ISO 16684-1) and those of drones, as attributes and elements. */
const locationPattern =
  /\s[\w-]{1,30}:GPS\w{1,40}\s{0,9}=\s{0,9}(?:"[^"<>]{0,300}"|'[^'<>]{0,300}')|<[\w-]{1,30}:GPS\w{1,40}>[^<>]{0,300}<\/[\w-]{1,30}:GPS\w{1,40}>/gi

/** Returns an XMP segment of the same length with the location blanked out, or null if that is not enough. */
export function removeXmpLocation(type: ImageType, segmentBytes: Uint8Array): Uint8Array | null {
  const text = new TextDecoder('latin1').decode(segmentBytes)
  if (!hasLocationNames(text) && !isCompressed(type, segmentBytes)) return segmentBytes
  const blankedText = text.replace(locationPattern, (match) => ' '.repeat(match.length))
  if (hasLocationNames(blankedText) || isCompressed(type, segmentBytes)) return null
  const bytes = segmentBytes.map((byte, index) => (blankedText[index] === ' ' ? 0x20 : byte))
  return type === 'png' ? buildPngChunk(text.slice(4, 8), bytes.subarray(8, -4)) : bytes
}

/** In a PNG, zTXt is always compressed, and iTXt has a flag after its keyword. */
export function isCompressed(type: ImageType, segmentBytes: Uint8Array): boolean {
  if (type !== 'png') return false
  const chunkType = String.fromCharCode(...segmentBytes.subarray(4, 8))
  return chunkType === 'zTXt' || (chunkType === 'iTXt' && segmentBytes[segmentBytes.indexOf(0, 8) + 1] === 1)
}

import { concatBytes } from '@/lib/core/concat-bytes'
import type { ImageType } from './../image-type'
import { type FileSegment, parseSegments, type SegmentKind } from './file-segments'
import { EXTENDED_XMP_NAME, startsWithText } from './jpeg-segments'
import { buildPngChunk } from './png-chunks'
import { buildOrientationExif, hasCoordinateNames, readOrientation, removeLocation, resetOrientation } from './tiff'
import { buildWebpChunk, repairWebpHeader } from './webp-chunks'

/** Names of location properties, also W3C's `geo:lat`. Drones write `Gps`, some of them `Longtitude`. */
const locationNamePattern = /GPS|:[Gg]ps|[Ll](?:at|ongt?)itude|geo:l(?:at|ong)/

/** Whether a text in any character width may name coordinates. */
export const hasLocationNames = (text: string) => locationNamePattern.test(text.replaceAll('\0', ''))

/** EXIF location properties in XMP (ISO 16684-1) and those of drones, as attributes and elements. */
const locationPattern =
  /\s[\w-]{1,30}:GPS\w{1,40}\s{0,9}=\s{0,9}(?:"[^"<>]{0,300}"|'[^'<>]{0,300}')|<[\w-]{1,30}:GPS\w{1,40}>[^<>]{0,300}<\/[\w-]{1,30}:GPS\w{1,40}>/gi

/** Returns an XMP segment of the same length with the location blanked out, or null if that is not enough. */
function removeXmpLocation(type: ImageType, segmentBytes: Uint8Array): Uint8Array | null {
  const text = new TextDecoder('latin1').decode(segmentBytes)
  if (!hasLocationNames(text) && !isCompressed(type, segmentBytes)) return segmentBytes
  const blankedText = text.replace(locationPattern, (match) => ' '.repeat(match.length))
  if (hasLocationNames(blankedText) || isCompressed(type, segmentBytes)) return null
  const bytes = segmentBytes.map((byte, index) => (blankedText[index] === ' ' ? 0x20 : byte))
  return type === 'png' ? buildPngChunk(text.slice(4, 8), bytes.subarray(8, -4)) : bytes
}

/** In a PNG, zTXt is always compressed, and iTXt has a flag after its keyword. */
function isCompressed(type: ImageType, segmentBytes: Uint8Array): boolean {
  if (type !== 'png') return false
  const chunkType = String.fromCharCode(...segmentBytes.subarray(4, 8))
  return chunkType === 'zTXt' || (chunkType === 'iTXt' && segmentBytes[segmentBytes.indexOf(0, 8) + 1] === 1)
}

/** What to remove: everything, everything that does not affect the image's appearance, or only the location. */
export type StripMode = 'all' | 'tidy' | 'place'

/** Content Credentials that contain a location are always removed, because they cannot be edited. */
export type StripOptions = { mode: StripMode; keepCredentials: boolean }

export type StripResult = {
  bytes: Uint8Array<ArrayBuffer>
  /** Names of the removed or changed segments, in file order. */
  removedNames: readonly string[]
  /** The file's EXIF orientation, 1 to 8. */
  orientation: number
}

/** Leaves the coded image data unchanged. Returns null for malformed files and unsupported types. */
export function stripMetadata(type: ImageType, bytes: Uint8Array, options: StripOptions): StripResult | null {
  const segments = parseSegments(type, bytes)
  if (!segments) return null
  const exifSegment = segments.find(({ kind }) => kind === 'exif')
  const orientation = exifSegment ? readOrientation(extractTiff(bytes, type, exifSegment)) : 1
  const orientationExif = orientation > 1 ? wrapExif(type, buildOrientationExif(orientation)) : null
  const joinSegmentText = (kind: SegmentKind, name = '') =>
    segments
      .filter((segment) => segment.kind === kind && segment.name.includes(name))
      .map((segment) => new TextDecoder('latin1').decode(bytes.subarray(segment.contentStart, segment.end)))
      .join('')
  const keepCredentials = options.keepCredentials && !hasCoordinateNames(joinSegmentText('credentials'))
  // Extended XMP may be split between segments at any byte, even within a name.
  const hasLocationInExtendedXmp = hasLocationNames(joinSegmentText('xmp', EXTENDED_XMP_NAME))
  const chunks: Uint8Array[] = []
  const removedNames: string[] = []
  for (const segment of segments) {
    const originalBytes = bytes.subarray(segment.start, segment.end)
    const shouldKeepOrientation = segment === exifSegment && options.mode !== 'all'
    const filteredBytes =
      (shouldKeepOrientation && options.mode === 'tidy') ||
      (hasLocationInExtendedXmp && segment.name === EXTENDED_XMP_NAME)
        ? null
        : filterSegment(type, segment, bytes, { ...options, keepCredentials })
    const replacement = filteredBytes ?? (shouldKeepOrientation ? orientationExif : null)
    if (replacement?.buffer !== bytes.buffer && !isEqual(replacement, originalBytes)) removedNames.push(segment.name)
    if (replacement) chunks.push(replacement)
  }
  const strippedBytes = concatBytes(chunks)
  return { bytes: type === 'webp' ? repairWebpHeader(strippedBytes) : strippedBytes, removedNames, orientation }
}

function filterSegment(
  type: ImageType,
  segment: FileSegment,
  bytes: Uint8Array,
  options: StripOptions,
): Uint8Array | null {
  const originalBytes = bytes.subarray(segment.start, segment.end)
  const { kind } = segment
  if (kind === 'picture') return type === 'jpeg' ? trimSegment(segment, bytes) : originalBytes
  if (kind === 'behind') return null
  if (kind === 'credentials') return options.keepCredentials ? originalBytes : null
  if (kind === 'colour') return options.mode === 'all' ? null : originalBytes
  if (options.mode !== 'place') return null
  if (kind === 'exif') {
    const tiff = removeLocation(extractTiff(bytes, type, segment))
    return tiff && wrapExif(type, tiff)
  }
  if (kind === 'xmp') return removeXmpLocation(type, originalBytes)
  return isCompressed(type, originalBytes) || hasHiddenExif(originalBytes) ? null : originalBytes
}

/** Photoshop stores EXIF and XMP in the resources 1058 to 1060, and ImageMagick stores both as digits in a text. */
function hasHiddenExif(segmentBytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(segmentBytes)
  const markers = ['8BIM\x04\x22', '8BIM\x04\x23', '8BIM\x04\x24', 'Raw profile type']
  return hasLocationNames(text) || markers.some((marker) => text.includes(marker))
}

/** In bytes: JFIF 1.02 without its thumbnail, and Adobe's color note (ITU T.872, 6.5.3). */
const maxContentLengths: Readonly<Record<string, number>> = { JFIF: 14, Adobe: 12 }

function trimSegment({ name, start, contentStart, end }: FileSegment, bytes: Uint8Array): Uint8Array {
  const maxLength = maxContentLengths[name] ?? Number.POSITIVE_INFINITY
  if (end - contentStart <= maxLength) return bytes.subarray(start, end)
  const trimmedContent = bytes.slice(contentStart, contentStart + maxLength)
  // Clears the thumbnail's dimensions.
  if (name === 'JFIF') trimmedContent.fill(0, 12)
  return buildJpegSegment(bytes[contentStart - 3] ?? 0, [...trimmedContent])
}

/** Skips the prefix that precedes EXIF in JPEG and, by mistake, in some WebP files. */
function extractTiff(bytes: Uint8Array, type: ImageType, segment: FileSegment): Uint8Array {
  const content = bytes.subarray(segment.contentStart, type === 'png' ? segment.end - 4 : segment.end)
  return startsWithText(content, 'Exif\0\0') ? content.subarray(6) : content
}

export function wrapExif(type: ImageType, tiff: Uint8Array): Uint8Array<ArrayBuffer> {
  if (type === 'png') return buildPngChunk('eXIf', tiff)
  if (type === 'webp') return buildWebpChunk('EXIF', tiff)
  return buildJpegSegment(0xe1, [...new TextEncoder().encode('Exif\0\0'), ...tiff])
}

/** Returns the EXIF segment for a JPEG’s decoded pixels, which are upright; null if it has none or is malformed. */
export function extractExif(jpeg: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const segment = parseSegments('jpeg', jpeg)?.find(({ kind }) => kind === 'exif')
  if (!segment) return null
  const tiff = extractTiff(jpeg, 'jpeg', segment).slice()
  resetOrientation(tiff)
  return wrapExif('jpeg', tiff)
}

/** Makes the EXIF of a PNG or WebP upright, by which only some browsers turn it. Returns its orientation, 1 to 8. */
export function takeOrientation(type: ImageType, bytes: Uint8Array<ArrayBuffer>) {
  const segments = type === 'png' || type === 'webp' ? parseSegments(type, bytes) : null
  const segment = segments?.find(({ kind }) => kind === 'exif')
  if (!segment) return { bytes, orientation: 1 }
  const uprightBytes = bytes.slice()
  const tiff = extractTiff(uprightBytes, type, segment)
  const orientation = readOrientation(tiff)
  resetOrientation(tiff)
  // Updates the checksum.
  if (type === 'png') uprightBytes.set(buildPngChunk('eXIf', tiff), segment.start)
  return { bytes: uprightBytes, orientation }
}

/** `content` must be shorter than 65,534 bytes. */
export function buildJpegSegment(marker: number, content: readonly number[]): Uint8Array<ArrayBuffer> {
  const length = content.length + 2
  return Uint8Array.from([0xff, marker, length >> 8, length & 255, ...content])
}

const isEqual = (bytes: Uint8Array | null, otherBytes: Uint8Array) =>
  bytes?.length === otherBytes.length && bytes.every((byte, index) => byte === otherBytes[index])

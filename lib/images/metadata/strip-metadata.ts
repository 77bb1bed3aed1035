import type { ImageType } from '../sniff-image-type'
import { type FileSegment, parseSegments, type SegmentKind } from './file-segments'
import { EXTENDED_XMP, startsWithText } from './jpeg-segments'
import { buildPngChunk } from './png-chunks'
import { createOrientationExif, hasCoordinateNames, readOrientation, removeLocation } from './tiff'
import { buildWebpChunk, repairWebpHeader } from './webp-chunks'
import { hasLocationNames, isCompressed, removeXmpLocation } from './xmp'

/** What goes: everything; everything but what shows the picture as it is; the place alone. */
export type StripMode = 'all' | 'tidy' | 'place'

/** Content Credentials in which a place stands go all the same: nothing can be cut out of them. */
export type StripOptions = { mode: StripMode; keepCredentials: boolean }

export type StripResult = {
  bytes: Uint8Array<ArrayBuffer>
  /** Each part that went or changed, by name, in the file's order. */
  removed: readonly string[]
  /** 1 to 8, as the file said it. */
  orientation: number
}

/**
 * The same file without what it says about itself; the coded picture stays byte for byte. Null where the file does not keep to
 * its format, or is of a type that is not taken apart here.
 */
export function stripMetadata(type: ImageType, bytes: Uint8Array, options: StripOptions): StripResult | null {
  const parts = parseSegments(type, bytes)
  if (!parts) return null
  const exif = parts.find(({ kind }) => kind === 'exif')
  const orientation = exif ? readOrientation(extractTiff(bytes, type, exif)) : 1
  const orientationExif = orientation > 1 ? wrapExif(type, createOrientationExif(orientation)) : null
  const joinSegmentText = (kind: SegmentKind, name = '') =>
    parts
      .filter((part) => part.kind === kind && part.name.includes(name))
      .map((part) => new TextDecoder('latin1').decode(bytes.subarray(part.contentStart, part.end)))
      .join('')
  const keepCredentials = options.keepCredentials && !hasCoordinateNames(joinSegmentText('credentials'))
  // XMP longer than a segment is cut anywhere, in the middle of a name as well.
  const isXmpSplit = hasLocationNames(joinSegmentText('xmp', EXTENDED_XMP))
  const chunks: Uint8Array[] = []
  const removed: string[] = []
  for (const part of parts) {
    const original = bytes.subarray(part.start, part.end)
    const isOrientationPart = part === exif && options.mode !== 'all'
    const filtered =
      (isOrientationPart && options.mode === 'tidy') || (isXmpSplit && part.name === EXTENDED_XMP)
        ? null
        : filterSegment(type, part, bytes, { ...options, keepCredentials })
    const replacement = filtered ?? (isOrientationPart ? orientationExif : null)
    if (replacement?.buffer !== bytes.buffer && !isEqual(replacement, original)) removed.push(part.name)
    if (replacement) chunks.push(replacement)
  }
  const stripped = concatBytes(chunks)
  return { bytes: type === 'webp' ? repairWebpHeader(stripped) : stripped, removed, orientation }
}

/** What stays of a part: all of it, some, or nothing. */
function filterSegment(
  type: ImageType,
  part: FileSegment,
  bytes: Uint8Array,
  options: StripOptions,
): Uint8Array | null {
  const original = bytes.subarray(part.start, part.end)
  const { kind } = part
  if (kind === 'picture') return type === 'jpeg' ? trimSegment(part, bytes) : original
  if (kind === 'behind') return null
  if (kind === 'credentials') return options.keepCredentials ? original : null
  if (kind === 'colour') return options.mode === 'all' ? null : original
  if (options.mode !== 'place') return null
  if (kind === 'exif') {
    const tiff = removeLocation(extractTiff(bytes, type, part))
    return tiff && wrapExif(type, tiff)
  }
  if (kind === 'xmp') return removeXmpLocation(type, original)
  return isCompressed(type, original) || hasHiddenExif(original) ? null : original
}

/** Photoshop's block may hold EXIF and XMP of its own (resources 1058 to 1060), ImageMagick's texts hold both as figures. */
function hasHiddenExif(part: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(part)
  const markers = ['8BIM\x04\x22', '8BIM\x04\x23', '8BIM\x04\x24', 'Raw profile type']
  return hasLocationNames(text) || markers.some((mark) => text.includes(mark))
}

/** Bytes of content of JFIF 1.02 before its thumbnail, and of all that Adobe's note holds (ITU T.872, 6.5.3). */
const maxContentLengths: Readonly<Record<string, number>> = { JFIF: 14, Adobe: 12 }

function trimSegment({ name, start, contentStart, end }: FileSegment, bytes: Uint8Array): Uint8Array {
  const length = maxContentLengths[name] ?? Number.POSITIVE_INFINITY
  if (end - contentStart <= length) return bytes.subarray(start, end)
  const trimmed = bytes.slice(contentStart, contentStart + length)
  // A thumbnail's sides.
  if (name === 'JFIF') trimmed.fill(0, 12)
  return buildJpegSegment(bytes[contentStart - 3] ?? 0, [...trimmed])
}

/** Past the name that stands before EXIF in a JPEG, and by mistake in some WebPs. */
function extractTiff(bytes: Uint8Array, type: ImageType, part: FileSegment): Uint8Array {
  const content = bytes.subarray(part.contentStart, type === 'png' ? part.end - 4 : part.end)
  return startsWithText(content, 'Exif\0\0') ? content.subarray(6) : content
}

function wrapExif(type: ImageType, tiff: Uint8Array | null): Uint8Array | null {
  if (!tiff) return null
  if (type === 'png') return buildPngChunk('eXIf', tiff)
  if (type === 'webp') return buildWebpChunk('EXIF', tiff)
  return buildJpegSegment(0xe1, [...new TextEncoder().encode('Exif\0\0'), ...tiff])
}

/** `content` is shorter than 65,534 bytes. */
export function buildJpegSegment(marker: number, content: readonly number[]): Uint8Array<ArrayBuffer> {
  const length = content.length + 2
  return Uint8Array.from([0xff, marker, length >> 8, length & 255, ...content])
}

const isEqual = (one: Uint8Array | null, other: Uint8Array) =>
  one?.length === other.length && one.every((byte, index) => byte === other[index])

function concatBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

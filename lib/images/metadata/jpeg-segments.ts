import { hasContentCredentials } from './ai-labels'
import type { FileSegment, SegmentKind } from './file-segments'

const CREDENTIALS_NAME = 'Content Credentials'
export const EXTENDED_XMP_NAME = 'More XMP'

type KnownSegment = readonly [marker: number, start: string, kind: SegmentKind, name: string]

/** ITU T.81. JFIF, ICC and Adobe's note affect colors. An index of further images (CIPA DC-007) goes with those. */
const knownSegments: readonly KnownSegment[] = [
  [0xe0, 'JFIF\0', 'picture', 'JFIF'],
  [0xe1, 'Exif\0\0', 'exif', 'EXIF'],
  [0xe1, 'http://ns.adobe.com/xap/1.0/\0', 'xmp', 'XMP'],
  [0xe1, 'http://ns.adobe.com/xmp/extension/\0', 'xmp', EXTENDED_XMP_NAME],
  [0xe2, 'ICC_PROFILE\0', 'colour', 'Color profile'],
  [0xe2, 'MPF\0', 'behind', 'List of extra images'],
  [0xed, 'Photoshop 3.0\0', 'detail', 'IPTC and Photoshop'],
  [0xee, 'Adobe', 'picture', 'Adobe'],
  [0xfe, '', 'detail', 'Comment'],
]

/** Splits a JPEG into segments. Returns null if a segment is out of bounds or unknown, or the end is missing. */
export function parseJpegSegments(bytes: Uint8Array): FileSegment[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const segments: FileSegment[] = [{ kind: 'picture', start: 0, end: 2, contentStart: 2, name: 'Start' }]
  let offset = 2
  for (;;) {
    if (bytes[offset] !== 0xff) return null
    const start = offset
    while (bytes[offset + 1] === 0xff) offset += 1
    const marker = bytes[offset + 1] ?? 0
    const isStandalone = marker === 0xd9 || marker === 1 || (marker >= 0xd0 && marker <= 0xd7)
    if (!isStandalone && offset + 4 > bytes.length) return null
    if (!isStandalone && !isKnownMarker(marker)) return null
    const length = isStandalone ? 0 : view.getUint16(offset + 2)
    if (!isStandalone && length < 2) return null
    const contentStart = offset + (isStandalone ? 2 : 4)
    if (!isValidLength(marker, length, bytes[contentStart + 5] ?? 0)) return null
    const segmentEnd = offset + 2 + length
    const end = marker === 0xda ? findScanEnd(bytes, segmentEnd) : segmentEnd
    if (end > bytes.length) return null
    segments.push({ start, end, contentStart, ...classifySegment(marker, bytes.subarray(contentStart, end)) })
    offset = end
    if (marker === 0xd9) break
  }
  segments.push(...listTrailingData(bytes, offset))
  const hasCredentials = segments.some(({ name }) => name === CREDENTIALS_NAME)
  return segments.map((segment) =>
    segment.kind === 'credentials' && !hasCredentials ? { ...segment, kind: 'detail' } : segment,
  )
}

const isMetadataMarker = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
/** Frames, tables and scans (T.81, table B.1). 0xc8 and 0xf0 to 0xfd are reserved. */
const isKnownMarker = (marker: number) =>
  isMetadataMarker(marker) || (marker >= 0xc0 && marker <= 0xdf && marker !== 0xc8 && marker !== 0xd8)

/** T.81 fixes the length by marker, a frame header's by component count (B.2.2). Decoders skip a DNL of any length. */
function isValidLength(marker: number, length: number, componentCount: number): boolean {
  if (marker === 0xdc || marker === 0xdd) return length === 4
  const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xcc
  return !isFrame || length === 8 + 3 * componentCount
}

function classifySegment(marker: number, content: Uint8Array): Pick<FileSegment, 'kind' | 'name'> {
  if (!isMetadataMarker(marker)) return { kind: 'picture', name: 'Picture' }
  // A manifest may span several segments; the following ones in this box belong to it.
  if (marker === 0xeb && startsWithText(content, 'JP'))
    return { kind: 'credentials', name: hasContentCredentials(content) ? CREDENTIALS_NAME : 'JUMBF box' }
  const knownSegment = knownSegments.find(
    ([knownMarker, prefix]) => knownMarker === marker && startsWithText(content, prefix),
  )
  if (knownSegment) return { kind: knownSegment[2], name: knownSegment[3] }
  return { kind: 'detail', name: `APP${marker - 0xe0}` }
}

/** Data after the end of an image, such as the video of a moving photo. */
export const listTrailingData = (bytes: Uint8Array, start: number): FileSegment[] =>
  start < bytes.length
    ? [{ kind: 'behind', start, end: bytes.length, contentStart: start, name: 'Data after the image' }]
    : []

export const startsWithText = (bytes: Uint8Array, text: string) =>
  bytes.length >= text.length && [...text].every((character, index) => bytes[index] === character.charCodeAt(0))

/** Returns the end of the coded data after a scan header: the next marker that is not part of the data. */
function findScanEnd(bytes: Uint8Array, startOffset: number): number {
  for (let offset = bytes.indexOf(0xff, startOffset); offset !== -1; offset = bytes.indexOf(0xff, offset + 1)) {
    const nextByte = bytes[offset + 1] ?? 0
    if (nextByte !== 0 && nextByte !== 0xff && (nextByte < 0xd0 || nextByte > 0xd7)) return offset
  }
  return Number.POSITIVE_INFINITY
}

import type { ExpandedTags } from 'exifreader'
import type { ImageType } from './../image-type'
import { parseJpegSegments, startsWithText } from './jpeg-segments'
import { parsePngChunks } from './png-chunks'
import { parseWebpChunks } from './webp-chunks'

/** The maximum length of a loop extension. A longer extension contains other data. */
const MAX_LOOP_BYTES = 25
const CONTROL_BLOCK_BYTES = 8

/** GIF89a application extensions (section 26) by name. The first two set the loop count. */
const knownApplications: readonly (readonly [string, SegmentKind, string])[] = [
  ['NETSCAPE2.0', 'picture', 'Loop'],
  ['ANIMEXTS1.0', 'picture', 'Loop'],
  ['ICCRGBG1012', 'colour', 'Colour profile'],
  ['XMP DataXMP', 'xmp', 'XMP'],
  ['C2PA_GIF', 'credentials', 'Content Credentials'],
]

/** Splits a GIF into segments. Returns null if a block is out of bounds or the end is missing. */
function parseGifBlocks(bytes: Uint8Array): FileSegment[] | null {
  const readByte = (offset: number) => bytes[offset] ?? 0
  const getColorTableSize = (packedFields: number) => (packedFields & 0x80 ? 3 * 2 ** ((packedFields & 7) + 1) : 0)
  const skipSubBlocks = (startOffset: number) => {
    let offset = startOffset
    while (offset < bytes.length && readByte(offset) !== 0) offset += readByte(offset) + 1
    return offset + 1
  }
  let offset = 13 + getColorTableSize(readByte(10))
  const segments: FileSegment[] = [{ kind: 'picture', start: 0, end: offset, contentStart: offset, name: 'Start' }]
  for (;;) {
    const start = offset
    if (readByte(offset) === 0x3b && offset < bytes.length) break
    if (readByte(offset) === 0x21) offset = skipSubBlocks(offset + 2)
    else if (readByte(offset) === 0x2c) offset = skipSubBlocks(offset + 11 + getColorTableSize(readByte(offset + 9)))
    else return null
    if (offset > bytes.length) return null
    segments.push({ start, end: offset, contentStart: start + 3, ...classifyBlock(bytes.subarray(start, offset)) })
  }
  segments.push({ kind: 'picture', start: offset, end: offset + 1, contentStart: offset + 1, name: 'End' })
  if (offset + 1 < bytes.length)
    segments.push({
      kind: 'behind',
      start: offset + 1,
      end: bytes.length,
      contentStart: offset + 1,
      name: 'After the picture',
    })
  return segments
}

function classifyBlock(block: Uint8Array): Pick<FileSegment, 'kind' | 'name'> {
  const [blockType, label] = block
  if (blockType === 0x2c) return { kind: 'picture', name: 'Picture' }
  if (label === 0xf9 && block.length === CONTROL_BLOCK_BYTES) return { kind: 'picture', name: 'Control' }
  if (label === 0xfe) return { kind: 'detail', name: 'Comment' }
  // No browser draws plain text extensions.
  if (label === 0x01) return { kind: 'detail', name: 'Text' }
  if (label !== 0xff) return { kind: 'detail', name: 'Unknown data' }
  const [, kind, name] = knownApplications.find(([prefix]) => startsWithText(block.subarray(3), prefix)) ?? []
  const isTooLong = kind === 'picture' && block.length > MAX_LOOP_BYTES
  return kind && name && !isTooLong ? { kind, name } : { kind: 'detail', name: 'Application data' }
}

/** `colour` is a color profile, `detail` other metadata, and `behind` data after the image, such as a video. */
export type SegmentKind = 'picture' | 'colour' | 'exif' | 'xmp' | 'credentials' | 'detail' | 'behind'

export type FileSegment = {
  kind: SegmentKind
  start: number
  end: number
  /** The offset of the content after the segment or chunk header. */
  contentStart: number
  /** The label for visitors, for example `Comment`. */
  name: string
}

const segmentParsers: Partial<Record<ImageType, (bytes: Uint8Array) => FileSegment[] | null>> = {
  jpeg: parseJpegSegments,
  png: parsePngChunks,
  webp: parseWebpChunks,
  gif: parseGifBlocks,
}

export const canParseSegments = (type: ImageType) => type in segmentParsers

/** Splits a file into contiguous segments. Returns null for other types and malformed files. */
export const parseSegments = (type: ImageType, bytes: Uint8Array): FileSegment[] | null =>
  segmentParsers[type]?.(bytes) ?? null

/** Reads an image's metadata in ExifReader's groups; empty if there is no metadata or the file cannot be read. */
export async function readTags(bytes: Uint8Array): Promise<ExpandedTags> {
  const { default: exifReader } = await import('exifreader')
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return await exifReader.loadView(view, { expanded: true, async: true })
  } catch {
    return {}
  }
}

import type { ExpandedTags } from 'exifreader'
import { GIF_END, GIF_IMAGE, walkGifBlocks } from './../gif/gif-blocks'
import type { ImageType } from './../image-type'
import { listTrailingData, parseJpegSegments, startsWithText } from './jpeg-segments'
import { parsePngChunks } from './png-chunks'
import { parseWebpChunks } from './webp-chunks'

/** The maximum length of a loop extension. A longer extension contains other data. */
const MAX_LOOP_BYTES = 25
const CONTROL_BLOCK_BYTES = 8

/** GIF89a application extensions (section 26) by name. The first two set the loop count. */
const knownApplications: readonly (readonly [string, SegmentKind, string])[] = [
  ['NETSCAPE2.0', 'picture', 'Loop'],
  ['ANIMEXTS1.0', 'picture', 'Loop'],
  ['ICCRGBG1012', 'colour', 'Color profile'],
  ['XMP DataXMP', 'xmp', 'XMP'],
  ['C2PA_GIF', 'credentials', 'Content Credentials'],
]

/** Splits a GIF into segments. Returns null if a block is out of bounds or the end is missing. */
function parseGifSegments(bytes: Uint8Array): FileSegment[] | null {
  const segments: FileSegment[] = []
  for (const { start, end } of walkGifBlocks(bytes)) {
    segments.push(
      start === 0 || bytes[start] === GIF_END
        ? { kind: 'picture', start, end, contentStart: end, name: start === 0 ? 'Start' : 'End' }
        : { start, end, contentStart: start + 3, ...classifyBlock(bytes.subarray(start, end)) },
    )
  }
  const lastSegment = segments.at(-1)
  return lastSegment?.name === 'End' ? [...segments, ...listTrailingData(bytes, lastSegment.end)] : null
}

function classifyBlock(block: Uint8Array): Pick<FileSegment, 'kind' | 'name'> {
  const [blockType, label] = block
  if (blockType === GIF_IMAGE) return { kind: 'picture', name: 'Picture' }
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
  contentStart: number
  /** The label for visitors, for example `Comment`. */
  name: string
}

const segmentParsers: Partial<Record<ImageType, (bytes: Uint8Array) => FileSegment[] | null>> = {
  jpeg: parseJpegSegments,
  png: parsePngChunks,
  webp: parseWebpChunks,
  gif: parseGifSegments,
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

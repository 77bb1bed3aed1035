import type { ImageType } from '../sniff-image-type'
import { parseGifBlocks } from './gif-blocks'
import { parseJpegSegments } from './jpeg-segments'
import { parsePngChunks } from './png-chunks'
import { parseWebpChunks } from './webp-chunks'

/**
 * The role of a file segment: the `picture` data, its `colour` profile, `exif` and `xmp` metadata, Content
 * `credentials`, another `detail`, or data `behind` the image, such as a video.
 */
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

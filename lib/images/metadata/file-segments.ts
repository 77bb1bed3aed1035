import type { ImageType } from '../sniff-image-type'
import { parseGifBlocks } from './gif-blocks'
import { parseJpegSegments } from './jpeg-segments'
import { parsePngChunks } from './png-chunks'
import { parseWebpChunks } from './webp-chunks'

/**
 * What a stretch of a file is: what shows the `picture`, its `colour` profile, `exif` and `xmp` details, Content
 * `credentials`, another `detail`, or something `behind` the picture, such as a film.
 */
export type SegmentKind = 'picture' | 'colour' | 'exif' | 'xmp' | 'credentials' | 'detail' | 'behind'

export type FileSegment = {
  kind: SegmentKind
  start: number
  end: number
  /** Where its content begins: behind the head of a segment or chunk. */
  contentStart: number
  /** As a visitor knows it: `Comment`. */
  name: string
}

const segmentParsers: Partial<Record<ImageType, (bytes: Uint8Array) => FileSegment[] | null>> = {
  jpeg: parseJpegSegments,
  png: parsePngChunks,
  webp: parseWebpChunks,
  gif: parseGifBlocks,
}

export const canParseSegments = (type: ImageType) => type in segmentParsers

/** A file from its first byte to its last, in parts; null for other types, and where it does not keep to its format. */
export const parseSegments = (type: ImageType, bytes: Uint8Array): FileSegment[] | null =>
  segmentParsers[type]?.(bytes) ?? null

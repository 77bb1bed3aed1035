import type { PictureType } from '../sniff'
import { gifParts } from './gif-parts'
import { jpegParts } from './jpeg-parts'
import { pngParts } from './png-parts'
import { webpParts } from './webp-parts'

/**
 * What a stretch of a file is: what shows the `picture`, its `colour` profile, `exif` and `xmp` details, Content
 * `credentials`, another `detail`, or something `behind` the picture, such as a film.
 */
export type PartKind = 'picture' | 'colour' | 'exif' | 'xmp' | 'credentials' | 'detail' | 'behind'

export type Part = {
  kind: PartKind
  start: number
  end: number
  /** Where its content begins: behind the head of a segment or chunk. */
  content: number
  /** As a visitor knows it: `Comment`. */
  name: string
}

const readers: Partial<Record<PictureType, (bytes: Uint8Array) => Part[] | null>> = {
  jpeg: jpegParts,
  png: pngParts,
  webp: webpParts,
  gif: gifParts,
}

export const hasParts = (type: PictureType) => type in readers

/** A file from its first byte to its last, in parts; null for other types, and where it does not keep to its format. */
export const partsOf = (type: PictureType, bytes: Uint8Array): Part[] | null => readers[type]?.(bytes) ?? null

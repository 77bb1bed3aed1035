import { PictureError } from '@/lib/core/errors/picture-faults'
import { exactByteSize } from '@/lib/core/format/size'
import { drawnFile } from '@/lib/images/drawing/drawn-file'
import type { Pictures } from '@/lib/images/drawing/paint'
import type { Drawing } from '@/lib/images/drawing/shapes'
import { fitQuality } from '@/lib/images/encode/fit-quality'
import { nameOf } from '@/lib/images/names'
import type { MadeFile } from '@/lib/tool/files-tool'

export type SavedType = 'jpeg' | 'png' | 'webp'

type Wanted = {
  stem: string
  type: SavedType
  /** JPEG and WebP: the quality from 1 to 100, lowered as far as `maxBytes` asks. */
  quality: number
  /** 0 is no limit. */
  maxBytes: number
}

type Drawn = { drawing: Drawing; family: string; pictures: Pictures }

/** JPEGs below it show blocks around letters. */
const LEAST_QUALITY = 40

/**
 * A drawing as a file of its own size. A type that the browser cannot write comes as a PNG, and the note says so, as it does
 * of a lowered quality and of a PNG that is too large. Throws `PictureError` where no quality is small enough.
 */
export async function madeFile(
  { drawing, family, pictures }: Drawn,
  { stem, type, quality, maxBytes }: Wanted,
): Promise<MadeFile> {
  const encode = (by: number) => drawnFile(drawing, family, `image/${type}`, { pictures, quality: by / 100 })
  const tried =
    maxBytes > 0 && type !== 'png'
      ? await fitQuality(encode, maxBytes, { most: quality, least: LEAST_QUALITY, tries: 7 })
      : { made: await encode(quality), quality }
  const { made: blob } = tried
  const written = writtenType(blob)
  const isOver = maxBytes > 0 && blob.size > maxBytes
  if (isOver && written !== 'png') throw new PictureError('unreachable', exactByteSize(blob.size))
  const notes = [
    written !== type && `Your browser can’t write ${type.toUpperCase()}: this is a ${written.toUpperCase()}.`,
    tried.quality < quality &&
      `Quality ${tried.quality} instead of ${quality}, to stay under ${exactByteSize(maxBytes)}.`,
    isOver && `That is more than ${exactByteSize(maxBytes)}: a JPEG is smaller.`,
  ]
  const name = nameOf(stem, `${drawing.width}x${drawing.height}`, written === 'jpeg' ? 'jpg' : written)
  return { blob, name, note: notes.filter(Boolean).join(' ') }
}

function writtenType({ type }: Blob): SavedType {
  if (type === 'image/jpeg') return 'jpeg'
  return type === 'image/webp' ? 'webp' : 'png'
}

import { ImageError } from '@/lib/core/errors/image-errors'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { exportDrawing } from '@/lib/images/drawing/export-drawing'
import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { Drawing } from '@/lib/images/drawing/shapes'
import { fitQuality } from '@/lib/images/encode/fit-quality'
import { buildFileName } from '@/lib/images/image-file-names'
import type { OutputFile } from '@/lib/tool/files-tool'

export type ImageFileType = 'jpeg' | 'png' | 'webp'

/** For `maxBytes`, quality is reduced as needed; 0 means no limit. */
type EncodeOptions = { fileNameStem: string; type: ImageFileType; maxBytes: number }

type DrawingSource = { drawing: Drawing; family: string; images: DrawingImages }

/** Of a JPEG or WebP, up to 100. JPEGs below the minimum show artifacts around text. */
const [MAX_QUALITY, MIN_QUALITY] = [92, 40]

/** The note reports the download and any fallback. Throws `ImageError` if even the minimum quality is too large. */
export async function encodeDrawing(
  { drawing, family, images }: DrawingSource,
  { fileNameStem, type, maxBytes }: EncodeOptions,
): Promise<OutputFile> {
  const encode = (qualityPercent: number) =>
    exportDrawing(drawing, family, `image/${type}`, { images, quality: qualityPercent / 100 })
  const result =
    maxBytes > 0 && type !== 'png'
      ? await fitQuality(encode, maxBytes, { maxQuality: MAX_QUALITY, minQuality: MIN_QUALITY, maxTries: 7 })
      : { output: await encode(MAX_QUALITY), quality: MAX_QUALITY }
  const { output: blob } = result
  const actualType = blob.type === `image/${type}` ? type : 'png'
  const isTooLarge = maxBytes > 0 && blob.size > maxBytes
  if (isTooLarge && actualType !== 'png') throw new ImageError('unreachable', formatBytesPrecise(blob.size))
  const extension = actualType === 'jpeg' ? 'jpg' : actualType
  const name = buildFileName(fileNameStem, `${drawing.width}x${drawing.height}`, extension)
  const notes = [
    `Downloaded ${name}, ${formatBytesPrecise(blob.size)}.`,
    actualType !== type && `Your browser can’t make a ${type.toUpperCase()}, so this is a ${actualType.toUpperCase()}.`,
    result.quality < MAX_QUALITY &&
      `Quality lowered from ${MAX_QUALITY} to ${result.quality} to stay under ${formatBytesPrecise(maxBytes)}.`,
    isTooLarge && `That’s over ${formatBytesPrecise(maxBytes)}. A JPEG would be smaller.`,
  ]
  return { blob, name, note: notes.filter(Boolean).join(' ') }
}

import { ImageError } from '@/lib/core/errors/image-errors'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { formatDimensions, isSameSize, scaleSize } from '@/lib/core/geometry/sizes'
import { fitQuality } from '@/lib/images/encode/fit-quality'
import { encodeLossy, encodePng, outputExtensions } from '@/lib/images/encode/image-codecs'
import { buildFileName, describeWrongExtension } from '@/lib/images/image-file-names'
import { chooseOutputType, type ImageType } from '@/lib/images/image-type'
import { describeColorLoss } from '@/lib/images/metadata/describe-color-loss'
import { readTags } from '@/lib/images/metadata/file-segments'
import { findRemainingMetadata } from '@/lib/images/metadata/find-remaining-metadata'
import { extractExif, type StripResult, stripMetadata } from '@/lib/images/metadata/strip-metadata'
import {
  fillTransparency,
  hasTransparency,
  type OpenedImage,
  openImage,
  resizePixels,
} from '@/lib/images/open/open-image'
import type { OutputType } from '@/lib/platforms/images/network-limits'
import type { FilesOptions, OutputFile } from '@/lib/tool/files-tool'
import { sizeLimits } from './size-limits'
import type { fields } from './tool'

/** Leaves the pixels unchanged. Null if the metadata cannot be removed completely: the image must be re-encoded. */
async function stripAndVerify(type: ImageType, bytes: Uint8Array): Promise<StripResult | null> {
  const options = { mode: 'tidy', keepCredentials: false } as const
  const result = stripMetadata(type, bytes, options)
  return result && (await findRemainingMetadata(type, result.bytes, options)).length === 0 ? result : null
}

type Options = FilesOptions<typeof fields>

/** Below this quality, a smaller image looks better. */
const MIN_QUALITY = 30
/** Above this quality, files grow fast and no one sees a difference. */
const MAX_QUALITY = 95
const MAX_TRIES = 7
/** Number of downscaling steps before the target is reported as unreachable. */
const MAX_RESIZE_STEPS = 5

export async function run(signal: AbortSignal, file: File, options: Options): Promise<OutputFile> {
  const { width, height, canUseFirstFrame } = options
  const image = await openImage(file, { maxSize: { width, height }, canUseFirstFrame, svgScale: null })
  signal.throwIfAborted()
  let type = resolveOutputType(image.type, options)
  const maxBytes = getMaxBytes(options)
  const { pixels, size } = image
  if (type === image.type && isSameSize(pixels, size) && maxBytes !== null && file.size <= maxBytes) {
    const originalOutput = await returnOriginal(file, image, options, `Already under ${formatBytesPrecise(maxBytes)}`)
    if (originalOutput) return originalOutput
  }
  const notes: string[] = []
  const losslessImage =
    type === 'png' && options.format === 'keep' && maxBytes !== null ? await encodeOnce(image, type, options) : null
  if (losslessImage && maxBytes !== null && losslessImage.blob.size > maxBytes) {
    type = chooseLossyType(hasTransparency(pixels), options.aim)
    notes.push(
      `Now a ${type === 'jpeg' ? 'JPEG' : 'WebP'}. As a PNG, it would be ${formatBytesPrecise(losslessImage.blob.size)}.`,
    )
  }
  if (type === 'jpeg' && image.type !== 'jpeg') notes.push(fillTransparency(pixels, options.ground))
  const compressedImage =
    maxBytes === null
      ? await encodeOnce(image, type, options)
      : losslessImage && type === 'png'
        ? losslessImage
        : await fitToBytes(signal, image, type, maxBytes, options)
  const { blob } = compressedImage
  if (blob.size >= file.size && type === image.type && isSameSize(compressedImage.size, size)) {
    const originalOutput = await returnOriginal(file, image, options, 'Already as small as it gets')
    if (originalOutput) return originalOutput
  }
  if (blob.size >= file.size)
    notes.push(`Larger than the original. This image takes up more space as ${type.toUpperCase()}.`)
  if (!isSameSize(compressedImage.size, size))
    notes.push(`Resized from ${formatDimensions(size)} to ${formatDimensions(compressedImage.size)} pixels.`)
  if (compressedImage.quality !== null && maxBytes !== null) notes.push(`Quality ${compressedImage.quality}.`)
  // A PNG that stays a PNG at the same size keeps its colors.
  const isReencoded = type !== 'png' || image.type !== 'png' || !isSameSize(compressedImage.size, size)
  if (isReencoded) notes.push(describeColorLoss(await readTags(image.bytes), image.bytes))
  notes.push(describeWrongExtension(file.name, image.type) ?? '')
  const note = notes.filter(Boolean).join(' ')
  return { blob, name: buildFileName(file.name, 'small', outputExtensions[type]), note }
}

/** Null if the metadata cannot be removed. The visitor can choose to preserve a JPEG's metadata. */
async function returnOriginal(
  file: File,
  { type, bytes }: OpenedImage,
  { exif }: Options,
  reason: string,
): Promise<OutputFile | null> {
  const originalOutput = { blob: file, name: file.name, note: `${reason}, so nothing changed.` }
  if (exif && type === 'jpeg') return originalOutput
  const stripResult = await stripAndVerify(type, bytes)
  if (!stripResult || stripResult.removedNames.length === 0) return stripResult && originalOutput
  const blob = new Blob([stripResult.bytes], { type: `image/${type}` })
  const removedText = [...new Set(stripResult.removedNames)].join(', ')
  const colorLossNote = type === 'jpeg' ? describeColorLoss({}, bytes) : ''
  const note = `${reason}, so only its metadata was removed (${removedText}). ${colorLossNote}`.trim()
  return { blob, name: buildFileName(file.name, 'small', type === 'jpeg' ? 'jpg' : type), note }
}

type CompressedImage = { blob: Blob; size: { width: number; height: number }; quality: number | null }

async function encodeOnce(image: OpenedImage, type: OutputType, options: Options): Promise<CompressedImage> {
  const { quality, thorough, exif } = options
  const { type: sourceType, bytes, size, pixels } = image
  if (type !== 'png') {
    const blob = await encodeLossy(type, pixels, { quality, isThorough: thorough })
    return { blob: insertSegment(blob, getPreservedExif(image, type, exif)), size: pixels, quality }
  }
  // A PNG that is not resized is passed on as a file, which preserves 16 bits per channel and the color profile.
  const stripResult = sourceType === 'png' && isSameSize(pixels, size) ? await stripAndVerify(sourceType, bytes) : null
  const source = stripResult?.bytes ?? pixels
  return { blob: await encodePng(source, thorough), size: pixels, quality: null }
}

async function fitToBytes(
  signal: AbortSignal,
  image: OpenedImage,
  type: OutputType,
  maxBytes: number,
  options: Options,
): Promise<CompressedImage> {
  const bounds = { maxQuality: MAX_QUALITY, minQuality: MIN_QUALITY, maxTries: MAX_TRIES }
  const exif = getPreservedExif(image, type, options.exif)
  const exifBytes = exif?.length ?? 0
  async function encodeWithinLimit(pixels: ImageData): Promise<CompressedImage> {
    if (type === 'png') return encodeOnce({ ...image, pixels }, type, options)
    const encode = async (quality: number) => {
      signal.throwIfAborted()
      return insertSegment(await encodeLossy(type, pixels, { quality, isThorough: options.thorough }), exif)
    }
    const { quality, output } = await fitQuality(encode, maxBytes, bounds)
    return { blob: output, size: pixels, quality }
  }
  let { pixels } = image
  let smallestBytes = Number.POSITIVE_INFINITY
  for (let step = 0; step < MAX_RESIZE_STEPS; step += 1) {
    const compressedImage = await encodeWithinLimit(pixels)
    if (compressedImage.blob.size <= maxBytes) return compressedImage
    smallestBytes = Math.min(smallestBytes, compressedImage.blob.size)
    const pixelBytesShare = Math.max(0, maxBytes - exifBytes) / (compressedImage.blob.size - exifBytes)
    const scale = Math.min(0.9, Math.sqrt(pixelBytesShare) * 0.95)
    const nextSize = scaleSize(pixels, scale)
    if (Math.min(nextSize.width, nextSize.height) < 16) break
    pixels = await resizePixels(image.pixels, nextSize)
  }
  throw new ImageError('unreachable', formatBytesPrecise(smallestBytes))
}

const getPreservedExif = ({ type: sourceType, bytes }: OpenedImage, type: OutputType, shouldPreserve: boolean) =>
  shouldPreserve && type === 'jpeg' && sourceType === 'jpeg' ? extractExif(bytes) : null

const insertSegment = (jpeg: Blob, segment: BlobPart | null) =>
  segment ? new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' }) : jpeg

/** In bytes; null if the target is a quality. */
export function getMaxBytes({ aim, size, unit }: Pick<Options, 'aim' | 'size' | 'unit'>): number | null {
  if (aim === 'quality') return null
  if (aim === 'own') return size * (unit === 'MB' ? 1_000_000 : 1_000)
  return sizeLimits[aim].maxBytes
}

/** Chooses the lossy type for a PNG that is too large: fewer kilobytes instead of fewer pixels. */
export function chooseLossyType(isTransparent: boolean, aim: Options['aim']): 'jpeg' | 'webp' {
  const acceptedTypes: readonly OutputType[] =
    aim === 'quality' || aim === 'own' ? ['webp'] : (sizeLimits[aim].acceptedTypes ?? [])
  return isTransparent && acceptedTypes.includes('webp') ? 'webp' : 'jpeg'
}

/** Returns the requested or the image's own type. Otherwise returns PNG for graphics and JPEG for photos. */
export function resolveOutputType(
  sourceType: OpenedImage['type'],
  { format, aim }: Pick<Options, 'format' | 'aim'>,
): OutputType {
  if (format !== 'keep') return format
  const defaultType = chooseOutputType(sourceType)
  const acceptedTypes: readonly OutputType[] | null =
    aim === 'quality' || aim === 'own' ? null : sizeLimits[aim].acceptedTypes
  return acceptedTypes && !acceptedTypes.includes(defaultType) ? 'jpeg' : defaultType
}

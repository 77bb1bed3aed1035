import { imageSize } from 'image-size'
import { ImageError } from '@/lib/core/errors/image-errors'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { formatCount } from '@/lib/core/format/format-number'
import { cropPixels } from '@/lib/core/geometry/crop-pixels'
import { orientPixels } from '@/lib/core/geometry/orient-pixels'
import { type Box, fitWithin, limitPixelCount, type Pixels, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { readScaledPixels } from '@/lib/images/canvas-context'
import { flattenPixels } from '@/lib/images/drawing/colors'
import { type ImageType, SNIFF_BYTES, sniffImageType } from '@/lib/images/image-type'
import { MAX_FILE_BYTES, MAX_PIXELS, MAX_SAFE_CANVAS_PIXELS, MAX_SIDE } from '@/lib/images/limits'
import { takeOrientation } from '@/lib/images/metadata/strip-metadata'
import { isAnimated, isCmykJpeg, isComplete } from './file-structure'

export type OpenedImage = { type: ImageType; bytes: Uint8Array<ArrayBuffer>; size: Size; pixels: ImageData }

type DecodedImage = Pick<OpenedImage, 'size' | 'pixels'>

type OpenImageOptions = {
  /** 0, the default, means unlimited. */
  maxSize?: Size
  canUseFirstFrame: boolean
  /** Scale of an SVG relative to its own size; `null` refuses SVGs. Default: 1. */
  svgScale?: number | null
  minSvgSide?: number
}

/** Only for workers. Returns upright sRGB of at most `maxSize`, decoded from a checked file. Throws `ImageError`. */
export async function openImage(
  file: Blob,
  { maxSize = { width: 0, height: 0 }, canUseFirstFrame, svgScale = 1, minSvgSide = 1 }: OpenImageOptions,
): Promise<OpenedImage> {
  const bytes = await readImageBytes(file)
  const type = sniffImageType(bytes.subarray(0, SNIFF_BYTES))
  if (type === null) throw new ImageError('not_a_picture')
  if (type === 'svg') {
    if (svgScale !== null) return openSvg(bytes, maxSize, svgScale, minSvgSide)
    const { isSvg } = await import('@/lib/images/svg/svg-size')
    throw new ImageError(isSvg(new TextDecoder().decode(bytes)) ? 'svg' : 'not_a_picture')
  }
  checkSize(readDeclaredSize(type, bytes))
  if (!isComplete(type, bytes)) throw new ImageError('damaged', type.toUpperCase())
  if (!canUseFirstFrame && isAnimated(type, bytes)) throw new ImageError('animated')
  const { size, pixels } = await decodeImage(type, bytes)
  return { type, bytes, size, pixels: await resizePixels(pixels, fitWithin(size, maxSize)) }
}

async function decodeImage(type: ImageType, file: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  if (type === 'jpeg' && isCmykJpeg(file)) {
    const { decodeCmykJpeg } = await import('@/lib/images/cmyk/decode-cmyk')
    // The browser may open a JPEG that this decoder cannot.
    const cmykPixels = await decodeCmykJpeg(file).catch(() => null)
    if (cmykPixels) return toDecodedImage(cmykPixels)
  }
  const { bytes, orientation } = takeOrientation(type, file)
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => null)
  if (bitmap) return orientImage(readBitmap(bitmap), orientation)
  if (type === 'jxl') throw new ImageError('cannot_decode', 'JPEG XL')
  if (type === 'tiff') return decodeTiffImage(bytes)
  if (type !== 'heic') throw new ImageError('damaged', type.toUpperCase())
  const { decodeHeic } = await import('@/lib/images/heic/decode-heic')
  return toDecodedImage(await decodeHeic(bytes))
}

function orientImage(image: DecodedImage, orientation: number): DecodedImage {
  if (orientation === 1) return image
  const { width, height } = image.size
  const { pixels } = toDecodedImage(orientPixels(image.pixels, orientation))
  return { size: orientation > 4 ? { width: height, height: width } : image.size, pixels }
}

async function decodeTiffImage(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedImage> {
  const { buildPng, decodeTiff } = await import('@/lib/images/tiff/decode-tiff')
  const { pixels, profile } = await decodeTiff(bytes, checkSize)
  const bitmap = profile && (await createImageBitmap(await buildPng(pixels, profile)).catch(() => null))
  return bitmap ? readBitmap(bitmap) : toDecodedImage(pixels)
}

const toDecodedImage = ({ data, width, height }: Pixels): DecodedImage => ({
  size: { width, height },
  pixels: new ImageData(data, width, height),
})

async function openSvg(bytes: Uint8Array<ArrayBuffer>, maxSize: Size, scale: number, minSide: number) {
  const [{ getSvgSize }, { rasterizeSvg }] = await Promise.all([
    import('@/lib/images/svg/svg-size'),
    import('@/lib/images/svg/rasterize-svg'),
  ])
  const text = new TextDecoder().decode(bytes)
  const naturalSize = getSvgSize(text)
  if (!naturalSize) throw new ImageError('not_a_picture')
  const longSide = Math.max(naturalSize.width, naturalSize.height)
  const size = fitWithin(scaleSize(naturalSize, Math.max(scale, minSide / longSide)), maxSize)
  checkSize(size)
  return { type: 'svg' as const, bytes, ...readBitmap(await rasterizeSvg(text, size)) }
}

function readBitmap(bitmap: ImageBitmap): DecodedImage {
  try {
    return { size: { width: bitmap.width, height: bitmap.height }, pixels: readBitmapPixels(bitmap) }
  } finally {
    bitmap.close()
  }
}

/** Reads a file's bytes. Throws `ImageError` if it is empty or too large. */
export async function readImageBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw new ImageError('empty')
  if (file.size > MAX_FILE_BYTES) throw new ImageError('too_heavy', formatBytesPrecise(file.size))
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // The file was moved, changed or deleted after it was chosen.
    throw new ImageError('damaged', 'file')
  }
}

function checkSize({ width, height }: Size): void {
  const longSide = Math.max(width, height)
  if (longSide > MAX_SIDE) throw new ImageError('too_long', formatCount(longSide))
  if (width * height > MAX_PIXELS) throw new ImageError('too_large', formatCount(width * height))
}

function readDeclaredSize(type: ImageType, bytes: Uint8Array): Size {
  try {
    return imageSize(bytes)
  } catch {
    if (type === 'jxl' || type === 'heic' || type === 'tiff') return { width: 0, height: 0 }
    throw new ImageError('damaged', type.toUpperCase())
  }
}

/** Safari draws nothing, without an error, on a canvas above its pixel limit. Falls back to a smaller canvas. */
function readBitmapPixels(bitmap: ImageBitmap): ImageData {
  const pixels = readScaledPixels(bitmap, bitmap)
  const isBlank = bitmap.width * bitmap.height > MAX_SAFE_CANVAS_PIXELS && !pixels.data.some((value) => value !== 0)
  return isBlank ? readScaledPixels(bitmap, limitPixelCount(bitmap, MAX_SAFE_CANVAS_PIXELS)) : pixels
}

/** Resizes an image by Lanczos-like resampling. Returns `pixels` itself if the size is the same. */
export async function resizePixels(pixels: ImageData, { width, height }: Size): Promise<ImageData> {
  if (pixels.width === width && pixels.height === height) return pixels
  const { default: pica } = await import('pica')
  // pica's workers start from a blob URL, which the CSP blocks on every page.
  const resizer = pica({ features: ['js', 'wasm'] })
  const resizedData = await resizer.resizeBuffer({
    src: new Uint8Array(pixels.data.buffer),
    width: pixels.width,
    height: pixels.height,
    toWidth: width,
    toHeight: height,
  })
  return new ImageData(new Uint8ClampedArray(resizedData.buffer as ArrayBuffer), width, height)
}

export function cropImage(pixels: ImageData, crop: Box, backgroundColor: string): ImageData {
  const { data, width, height } = cropPixels(pixels, crop, backgroundColor)
  return new ImageData(data, width, height)
}

export function hasTransparency({ data }: ImageData): boolean {
  for (let offset = 3; offset < data.length; offset += 4) if (data[offset] !== 255) return true
  return false
}

const colorNames: Readonly<Record<string, string>> = { '#ffffff': 'white', '#000000': 'black' }

/** Returns a note about it; empty for an opaque image. */
export function fillTransparency(pixels: ImageData, color: string): string {
  if (!hasTransparency(pixels)) return ''
  flattenPixels(pixels, color)
  return describeTransparencyFill(color)
}

export const describeTransparencyFill = (color: string) =>
  `Transparent areas are filled with ${colorNames[color] ?? color.toUpperCase()}.`

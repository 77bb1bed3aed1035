import { imageSize } from 'image-size'
import { PictureError } from '@/lib/core/errors/picture-faults'
import { count } from '@/lib/core/format/count'
import { exactByteSize } from '@/lib/core/format/size'
import { type Size, scaled, sizeOfPixels, sizeWithin } from '@/lib/core/geometry/sizes'
import { DRAWN_EVERYWHERE, MAX_FILE_BYTES, MAX_PIXELS, MAX_SIDE } from '@/lib/images/limits'
import { smallPixels } from '@/lib/images/small-pixels'
import { type PictureType, SNIFFED_BYTES, sniff } from '@/lib/images/sniff'
import { isAnimated } from './is-animated'
import { isWhole } from './is-whole'

export type OpenPicture = { type: PictureType; bytes: Uint8Array<ArrayBuffer>; size: Size; pixels: ImageData }

type Wanted = {
  /** 0 is no bound. */
  most: { width: number; height: number }
  /** Whether the first frame of an animated picture will do. */
  firstFrame: boolean
  /** How many times its own size an SVG is drawn; `null` refuses one. 1 where left out. */
  svgScale?: number | null
  /** The fewest pixels that the longer side of an SVG gets. */
  svgLeast?: number
}

/** Names of the types that some browsers open and others do not. */
const rare: Partial<Record<PictureType, string>> = { tiff: 'TIFF', jxl: 'JPEG XL' }

/**
 * A picture's pixels in sRGB and upright (EXIF orientation applied), no larger than wanted. What it is, how large and
 * whether it is whole is read from its bytes before anything is decoded. Throws `PictureError`.
 */
export async function openPicture(
  file: Blob,
  { most, firstFrame, svgScale = 1, svgLeast = 1 }: Wanted,
): Promise<OpenPicture> {
  const bytes = await bytesOf(file)
  const type = sniff(bytes.subarray(0, SNIFFED_BYTES))
  if (type === null) throw new PictureError('not_a_picture')
  if (type === 'svg') {
    if (svgScale !== null) return openSvg(bytes, most, svgScale, svgLeast)
    const { isSvg } = await import('@/lib/images/svg/svg-size')
    throw new PictureError(isSvg(new TextDecoder().decode(bytes)) ? 'svg' : 'not_a_picture')
  }
  checkSize(sizeSaid(type, bytes))
  if (!isWhole(type, bytes)) throw new PictureError('damaged', type.toUpperCase())
  if (!firstFrame && isAnimated(type, bytes)) throw new PictureError('animated')
  const { size, pixels } = await decoded(type, bytes)
  return { type, bytes, size, pixels: await resized(pixels, sizeWithin(size, most)) }
}

async function decoded(type: PictureType, bytes: Uint8Array<ArrayBuffer>) {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => null)
  if (bitmap) return pixelsOf(bitmap)
  const name = rare[type]
  if (name) throw new PictureError('cannot_decode', name)
  if (type !== 'heic') throw new PictureError('damaged', type.toUpperCase())
  const { heicPixels } = await import('@/lib/images/heic/heic-pixels')
  const pixels = await heicPixels(bytes)
  return { size: { width: pixels.width, height: pixels.height }, pixels }
}

async function openSvg(
  bytes: Uint8Array<ArrayBuffer>,
  most: Size,
  scale: number,
  least: number,
): Promise<OpenPicture> {
  const [{ svgSize }, { svgBitmap }] = await Promise.all([
    import('@/lib/images/svg/svg-size'),
    import('@/lib/images/svg/svg-bitmap'),
  ])
  const text = new TextDecoder().decode(bytes)
  const natural = svgSize(text)
  if (!natural) throw new PictureError('not_a_picture')
  const longest = Math.max(natural.width, natural.height)
  const wanted = sizeWithin(scaled(natural, Math.max(scale, least / longest)), most)
  checkSize(wanted)
  return { type: 'svg', bytes, ...pixelsOf(await svgBitmap(text, wanted)) }
}

function pixelsOf(bitmap: ImageBitmap): Pick<OpenPicture, 'size' | 'pixels'> {
  try {
    return { size: { width: bitmap.width, height: bitmap.height }, pixels: drawn(bitmap) }
  } finally {
    bitmap.close()
  }
}

/** A file's bytes, unless there are none or too many. Throws `PictureError`. */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw new PictureError('empty')
  if (file.size > MAX_FILE_BYTES) throw new PictureError('too_heavy', exactByteSize(file.size))
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // Moved, changed or deleted since it was chosen.
    throw new PictureError('damaged', 'file')
  }
}

function checkSize({ width, height }: Size): void {
  const longest = Math.max(width, height)
  if (longest > MAX_SIDE) throw new PictureError('too_long', count(longest))
  if (width * height > MAX_PIXELS) throw new PictureError('too_large', count(width * height))
}

function sizeSaid(type: PictureType, bytes: Uint8Array): Size {
  try {
    return imageSize(bytes)
  } catch {
    if (type in rare || type === 'heic') return { width: 0, height: 0 }
    throw new PictureError('damaged', type.toUpperCase())
  }
}

/** Safari draws nothing, without an error, on a canvas of more pixels than it likes: then a smaller one has to do. */
function drawn(bitmap: ImageBitmap): ImageData {
  const whole = smallPixels(bitmap, bitmap)
  const isBlank = bitmap.width * bitmap.height > DRAWN_EVERYWHERE && !whole.data.some((value) => value !== 0)
  return isBlank ? smallPixels(bitmap, sizeOfPixels(bitmap, DRAWN_EVERYWHERE)) : whole
}

/** The same picture in another size, by Lanczos-like resampling; the pixels themselves where the size is theirs. */
export async function resized(pixels: ImageData, { width, height }: Size): Promise<ImageData> {
  if (pixels.width === width && pixels.height === height) return pixels
  const { default: pica } = await import('pica')
  const src = new Uint8Array(pixels.data.buffer)
  const { width: fromWidth, height: fromHeight } = pixels
  // Its own workers would come from a blob, which no page allows.
  const resizer = pica({ features: ['js', 'wasm'] })
  const made = await resizer.resizeBuffer({
    src,
    width: fromWidth,
    height: fromHeight,
    toWidth: width,
    toHeight: height,
  })
  return new ImageData(new Uint8ClampedArray(made.buffer as ArrayBuffer), width, height)
}

/** Whether any of it can be seen through. */
export function isSeeThrough({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}

/** The pixels on a ground of one colour, `#rrggbb`, changed in place: for types that know no transparency. */
export function onGround(pixels: ImageData, colour: string): ImageData {
  const ground = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 0) / 255
    for (const [channel, back] of ground.entries()) {
      data[at + channel] = (data[at + channel] ?? 0) * share + back * (1 - share)
    }
    data[at + 3] = 255
  }
  return pixels
}

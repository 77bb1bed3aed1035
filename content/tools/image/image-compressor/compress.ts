import { PictureError } from '@/lib/errors/picture-faults'
import { exactByteSize } from '@/lib/figures/size'
import { encodeLossy, encodePng, extensionOf, type WrittenType } from '@/lib/pictures/encode'
import { exifOf, withSegment } from '@/lib/pictures/exif'
import { fitQuality } from '@/lib/pictures/fit-quality'
import { nameOf } from '@/lib/pictures/names'
import { isSeeThrough, type OpenPicture, onGround, openPicture, resized } from '@/lib/pictures/open-picture'
import { isSameSize, scaled, sizeInWords } from '@/lib/pictures/sizes'
import type { FilesOptions, MadeFile } from '@/lib/tool/files-tool'
import { caps, takes } from './caps'
import type { fields } from './fields'

type Options = FilesOptions<typeof fields>

/** Below this, a picture in fewer pixels looks better than one in more. */
const LEAST_QUALITY = 30
const MOST_QUALITY = 85
const MAX_TRIES = 7
/** How often the picture is made smaller in pixels before it counts as unreachable. */
const MAX_STEPS = 5

/** One picture as a smaller file. Never a larger one without a word: where nothing is won, the original comes back. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<MadeFile> {
  const { width, height, firstFrame } = options
  const picture = await openPicture(file, { most: { width, height }, firstFrame })
  signal.throwIfAborted()
  const type = writtenType(picture.type, options)
  const maxBytes = bytesAimedAt(options)
  const { pixels, size } = picture
  const sameType = type === picture.type
  if (sameType && isSameSize(pixels, size) && maxBytes !== null && file.size <= maxBytes) {
    return {
      blob: file,
      name: file.name,
      note: `Already under ${exactByteSize(maxBytes)}, so nothing changed.`,
    }
  }
  const notes: string[] = []
  if (type === 'jpeg' && picture.type !== 'jpeg' && isSeeThrough(pixels)) {
    onGround(pixels, options.ground)
    notes.push('Transparent parts are filled.')
  }
  const made =
    maxBytes === null
      ? await once(picture, type, options)
      : await fitted(signal, picture, type, maxBytes, options)
  const blob =
    options.exif && type === 'jpeg' && picture.type === 'jpeg'
      ? await withExif(made.blob, picture)
      : made.blob
  if (blob.size >= file.size && sameType && isSameSize(made.size, size)) {
    return {
      blob: file,
      name: file.name,
      note: 'Already as small as it gets, so nothing changed.',
    }
  }
  if (blob.size >= file.size)
    notes.push(`Larger than the original: this picture needs more room as ${type.toUpperCase()}.`)
  if (!isSameSize(made.size, size))
    notes.push(`${sizeInWords(size)} became ${sizeInWords(made.size)} pixels.`)
  if (made.quality !== null && maxBytes !== null) notes.push(`Quality ${made.quality}.`)
  const real = misnamed(file.name, picture.type)
  if (real) notes.push(real)
  return { blob, name: nameOf(file.name, 'small', extensionOf[type]), note: notes.join(' ') }
}

type Made = { blob: Blob; size: { width: number; height: number }; quality: number | null }

async function once(
  { type: from, bytes, size, pixels }: OpenPicture,
  type: WrittenType,
  options: Options,
): Promise<Made> {
  const { quality, thorough } = options
  if (type !== 'png')
    return { blob: await encodeLossy(type, pixels, { quality, thorough }), size: pixels, quality }
  // A PNG that is not resized stays one file throughout: 16 bits a channel and its colour profile are kept.
  const source = from === 'png' && isSameSize(pixels, size) ? bytes : pixels
  return { blob: await encodePng(source, thorough), size: pixels, quality: null }
}

/** The best quality that fits, then fewer and fewer pixels. */
async function fitted(
  signal: AbortSignal,
  picture: OpenPicture,
  type: WrittenType,
  maxBytes: number,
  options: Options,
): Promise<Made> {
  let pixels = picture.pixels
  let smallest = Number.POSITIVE_INFINITY
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const made = await tried(signal, { ...picture, pixels }, type, maxBytes, options)
    if (made.blob.size <= maxBytes) return made
    smallest = Math.min(smallest, made.blob.size)
    const scale = Math.min(0.9, Math.sqrt(maxBytes / made.blob.size) * 0.95)
    const next = scaled(pixels, scale)
    if (Math.min(next.width, next.height) < 16) break
    pixels = await resized(picture.pixels, next)
  }
  throw new PictureError('unreachable', exactByteSize(smallest))
}

async function tried(
  signal: AbortSignal,
  picture: OpenPicture,
  type: WrittenType,
  maxBytes: number,
  options: Options,
): Promise<Made> {
  if (type === 'png') return once(picture, type, options)
  const { thorough } = options
  const encode = (quality: number) => {
    signal.throwIfAborted()
    return encodeLossy(type, picture.pixels, { quality, thorough })
  }
  const bounds = { most: MOST_QUALITY, least: LEAST_QUALITY, tries: MAX_TRIES }
  const { quality, made } = await fitQuality(encode, maxBytes, bounds)
  return { blob: made, size: picture.pixels, quality }
}

async function withExif(jpeg: Blob, { bytes }: OpenPicture): Promise<Blob> {
  const segment = exifOf(bytes)
  return segment ? withSegment(jpeg, segment) : jpeg
}

/** In bytes; null where the quality counts. */
export function bytesAimedAt({ aim, size, unit }: Pick<Options, 'aim' | 'size' | 'unit'>): number | null {
  if (aim === 'quality') return null
  if (aim === 'own') return size * (unit === 'MB' ? 1_000_000 : 1_000)
  return caps[aim].bytes
}

/** The type asked for, else the picture's own where this tool writes it, else PNG for graphics and JPEG for photos. */
export function writtenType(
  from: OpenPicture['type'],
  { format, aim }: Pick<Options, 'format' | 'aim'>,
): WrittenType {
  if (format !== 'keep') return format
  const own = from === 'jpeg' || from === 'png' || from === 'webp' || from === 'avif' ? from : null
  const kept = own ?? (from === 'gif' || from === 'ico' || from === 'bmp' ? 'png' : 'jpeg')
  const taken = aim === 'quality' || aim === 'own' ? undefined : takes[aim]
  return taken && !taken.includes(kept) ? 'jpeg' : kept
}

/** A browser goes by the bytes, other programs by the ending: the visitor may wonder why one of them refused. */
function misnamed(name: string, type: OpenPicture['type']): string | null {
  const ending = /\.(png|jpe?g|webp|gif|avif|bmp)$/i.exec(name)?.[1]?.toLowerCase().replace('jpg', 'jpeg')
  return ending && ending !== type
    ? `Its name says ${ending.toUpperCase()}, but it is really ${type.toUpperCase()}.`
    : null
}

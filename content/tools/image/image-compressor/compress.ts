import { PictureError } from '@/lib/core/errors/picture-faults'
import { exactByteSize } from '@/lib/core/format/size'
import { isSameSize, scaled, sizeInWords } from '@/lib/core/geometry/sizes'
import { encodeLossy, encodePng, extensionOf } from '@/lib/images/encode/encode'
import { fitQuality } from '@/lib/images/encode/fit-quality'
import { keptType } from '@/lib/images/encode/kept-type'
import { coloursSaid } from '@/lib/images/metadata/colours-said'
import { exifOf, withSegment } from '@/lib/images/metadata/exif'
import { readTags } from '@/lib/images/metadata/read-tags'
import { misnamed, nameOf } from '@/lib/images/names'
import {
  isSeeThrough,
  type OpenPicture,
  onGround,
  openPicture,
  resized,
} from '@/lib/images/open/open-picture'
import type { WrittenType } from '@/lib/platforms/pictures/written-type'
import type { FilesOptions, MadeFile } from '@/lib/tool/files-tool'
import { caps } from './caps'
import { cutDetails } from './cut-details'
import type { fields } from './fields'

type Options = FilesOptions<typeof fields>

/** Below this, a picture in fewer pixels looks better than one in more. */
const LEAST_QUALITY = 30
const MOST_QUALITY = 85
const MAX_TRIES = 7
/** How often the picture is made smaller in pixels before it counts as unreachable. */
const MAX_STEPS = 5

/** One picture as a smaller file. Never a larger one without a word: where nothing is won, the original's own pixels come back. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<MadeFile> {
  const { width, height, firstFrame } = options
  const picture = await openPicture(file, { most: { width, height }, firstFrame, svgScale: null })
  signal.throwIfAborted()
  let type = writtenType(picture.type, options)
  const maxBytes = bytesAimedAt(options)
  const { pixels, size } = picture
  if (type === picture.type && isSameSize(pixels, size) && maxBytes !== null && file.size <= maxBytes) {
    const same = await handedBack(file, picture, options, `Already under ${exactByteSize(maxBytes)}`)
    if (same) return same
  }
  const notes: string[] = []
  const lossless =
    type === 'png' && options.format === 'keep' && maxBytes !== null
      ? await once(picture, type, options)
      : null
  if (lossless && maxBytes !== null && lossless.blob.size > maxBytes) {
    type = lossyType(isSeeThrough(pixels), options.aim)
    notes.push(
      `As a PNG it needs ${exactByteSize(lossless.blob.size)}, so it is a ${type === 'jpeg' ? 'JPEG' : 'WebP'}.`,
    )
  }
  if (type === 'jpeg' && picture.type !== 'jpeg' && isSeeThrough(pixels)) {
    onGround(pixels, options.ground)
    notes.push('Transparent parts are filled.')
  }
  const made =
    maxBytes === null
      ? await once(picture, type, options)
      : lossless && type === 'png'
        ? lossless
        : await fitted(signal, picture, type, maxBytes, options)
  const blob =
    options.exif && type === 'jpeg' && picture.type === 'jpeg'
      ? await withExif(made.blob, picture)
      : made.blob
  if (blob.size >= file.size && type === picture.type && isSameSize(made.size, size)) {
    const same = await handedBack(file, picture, options, 'Already as small as it gets')
    if (same) return same
  }
  if (blob.size >= file.size)
    notes.push(`Larger than the original: this picture needs more room as ${type.toUpperCase()}.`)
  if (!isSameSize(made.size, size))
    notes.push(`${sizeInWords(size)} became ${sizeInWords(made.size)} pixels.`)
  if (made.quality !== null && maxBytes !== null) notes.push(`Quality ${made.quality}.`)
  // A PNG that stays one, in its size, keeps its colours.
  const isDrawn = type !== 'png' || picture.type !== 'png' || !isSameSize(made.size, size)
  if (isDrawn) notes.push(coloursSaid(await readTags(picture.bytes), picture.bytes))
  notes.push(misnamed(file.name, picture.type) ?? '')
  const note = notes.filter(Boolean).join(' ')
  return { blob, name: nameOf(file.name, 'small', extensionOf[type]), note }
}

/** The original, its pixels untouched, without its details unless they are to stay; null where they can't be cut out. */
async function handedBack(
  file: File,
  { type, bytes }: OpenPicture,
  { exif }: Options,
  why: string,
): Promise<MadeFile | null> {
  const same = { blob: file, name: file.name, note: `${why}, so nothing changed.` }
  if (exif && type === 'jpeg') return same
  const cut = await cutDetails(type, bytes)
  if (!cut || cut.removed.length === 0) return cut && same
  const blob = new Blob([cut.bytes], { type: `image/${type}` })
  const gone = [...new Set(cut.removed)].join(', ')
  const light = type === 'jpeg' ? coloursSaid({}, bytes) : ''
  const note = `${why}: only its details were removed (${gone}). ${light}`.trim()
  return { blob, name: nameOf(file.name, 'small', type === 'jpeg' ? 'jpg' : type), note }
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
  const cut = from === 'png' && isSameSize(pixels, size) ? await cutDetails(from, bytes) : null
  const source = cut?.bytes ?? pixels
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
  const bounds = { most: MOST_QUALITY, least: LEAST_QUALITY, tries: MAX_TRIES }
  async function tried(pixels: ImageData): Promise<Made> {
    if (type === 'png') return once({ ...picture, pixels }, type, options)
    const encode = (quality: number) => {
      signal.throwIfAborted()
      return encodeLossy(type, pixels, { quality, thorough: options.thorough })
    }
    const { quality, made } = await fitQuality(encode, maxBytes, bounds)
    return { blob: made, size: pixels, quality }
  }
  let { pixels } = picture
  let smallest = Number.POSITIVE_INFINITY
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const made = await tried(pixels)
    if (made.blob.size <= maxBytes) return made
    smallest = Math.min(smallest, made.blob.size)
    const scale = Math.min(0.9, Math.sqrt(maxBytes / made.blob.size) * 0.95)
    const next = scaled(pixels, scale)
    if (Math.min(next.width, next.height) < 16) break
    pixels = await resized(picture.pixels, next)
  }
  throw new PictureError('unreachable', exactByteSize(smallest))
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

/** What a PNG becomes that is too heavy as one: fewer kilobytes, not fewer pixels. */
export function lossyType(seeThrough: boolean, aim: Options['aim']): 'jpeg' | 'webp' {
  const taken: readonly WrittenType[] =
    aim === 'quality' || aim === 'own' ? ['webp'] : (caps[aim].types ?? [])
  return seeThrough && taken.includes('webp') ? 'webp' : 'jpeg'
}

/** The type asked for, else the picture's own where this tool writes it, else PNG for graphics and JPEG for photos. */
export function writtenType(
  from: OpenPicture['type'],
  { format, aim }: Pick<Options, 'format' | 'aim'>,
): WrittenType {
  if (format !== 'keep') return format
  const kept = keptType(from)
  const taken: readonly WrittenType[] | null = aim === 'quality' || aim === 'own' ? null : caps[aim].types
  return taken && !taken.includes(kept) ? 'jpeg' : kept
}

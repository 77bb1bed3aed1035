import type { ExpandedTags } from 'exifreader'
import { describeReducedSize, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { describeTransparencyFill } from '@/lib/images/describe-transparency-fill'
import { encodeLossy, encodePng } from '@/lib/images/encode/image-codecs'
import { buildFileName, describeWrongExtension, fillFileNamePattern, getFileStem } from '@/lib/images/image-file-names'
import { describeColorLoss } from '@/lib/images/metadata/describe-color-loss'
import { buildPngChunk } from '@/lib/images/metadata/png-chunks'
import { readTags } from '@/lib/images/metadata/read-tags'
import { buildJpegSegment } from '@/lib/images/metadata/strip-metadata'
import { buildDateExif } from '@/lib/images/metadata/tiff'
import { flattenPixels, hasTransparency, openImage, resizePixels } from '@/lib/images/open/open-image'
import type { FilesOptions, OutputFile } from '@/lib/tool/files-tool'
import type { fields } from './fields'

/** What Windows and browsers ask for: tab, taskbar, desktop, large icons. */
const icoSizes = [16, 32, 48, 256] as const

/** Which of them a picture gets: none that it would have to be enlarged for, but always the smallest. */
export function getIcoSizes(maxSide: number): number[] {
  return icoSizes.filter((side, index) => index === 0 || side <= maxSide)
}

/** A picture as an icon of these sizes, square: what it leaves free of the square is transparent. */
async function encodeIco(pixels: ImageData, sides: readonly number[]): Promise<Blob> {
  const pngs: { side: number; png: Uint8Array }[] = []
  for (const side of sides) {
    const scale = Math.min(1, side / Math.max(pixels.width, pixels.height))
    const resizedPixels = await resizePixels(pixels, scaleSize(pixels, scale))
    const pngBlob = await encodePng(new ImageData(padToSquare(resizedPixels, side), side, side), false)
    pngs.push({ side, png: new Uint8Array(await pngBlob.arrayBuffer()) })
  }
  return new Blob([buildIcoFile(pngs)], { type: 'image/x-icon' })
}

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** RGBA in the middle of a transparent square. */
export function padToSquare({ data, width, height }: Pixels, side: number): Uint8ClampedArray<ArrayBuffer> {
  const square = new Uint8ClampedArray(side * side * 4)
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)]
  for (let y = 0; y < height; y += 1) {
    square.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * side + left) * 4)
  }
  return square
}

/**
 * The directory and its pictures, each a PNG of 32 bits a pixel, as Windows has read them since Vista (ICONDIR and
 * ICONDIRENTRY, learn.microsoft.com, 2026-11). A side of 256 is written as 0.
 */
export function buildIcoFile(images: readonly { side: number; png: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const headerLength = 6 + 16 * images.length
  const bytes = new Uint8Array(images.reduce((sum, { png }) => sum + png.length, headerLength))
  const view = new DataView(bytes.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, images.length, true)
  let offset = headerLength
  for (const [index, { side, png }] of images.entries()) {
    const entryOffset = 6 + 16 * index
    view.setUint8(entryOffset, side % 256)
    view.setUint8(entryOffset + 1, side % 256)
    view.setUint16(entryOffset + 4, 1, true)
    view.setUint16(entryOffset + 6, 32, true)
    view.setUint32(entryOffset + 8, png.length, true)
    view.setUint32(entryOffset + 12, offset, true)
    bytes.set(png, offset)
    offset += png.length
  }
  return bytes
}

/** When a photo was taken by its camera's clock, as EXIF writes it: `2026:05:04 10:11:12`; null where it does not say, or says zeros as a clock does that was never set. */
export function readDateTaken({ exif }: ExpandedTags): string | null {
  const candidates = [exif?.DateTimeOriginal?.description, exif?.DateTimeDigitized?.description]
  return (
    candidates.find(
      (candidate) => candidate && /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(candidate) && !candidate.startsWith('0000'),
    ) ?? null
  )
}

/** The bytes of a PNG's signature and its first chunk, which has to be the first. */
const PNG_HEADER_BYTES = 33

/** The same JPEG or PNG with this one detail; other types as they were. */
export function insertDateTaken(image: Blob, dateTaken: string): Blob {
  const exif = buildDateExif(dateTaken)
  const headerLength = image.type === 'image/png' ? PNG_HEADER_BYTES : 2
  const segment =
    image.type === 'image/png'
      ? buildPngChunk('eXIf', exif)
      : buildJpegSegment(0xe1, [...new TextEncoder().encode('Exif\0\0'), ...exif])
  if (!['image/png', 'image/jpeg'].includes(image.type)) return image
  return new Blob([image.slice(0, headerLength), segment, image.slice(headerLength)], { type: image.type })
}

type Options = FilesOptions<typeof fields>

const fileExtensions = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  ico: 'ico',
  pdf: 'pdf',
} as const

/** In points, upright. */
const paperSizes = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const
/** Half an inch. */
const PAGE_MARGIN = 36

/** One picture as another type, and what was lost on the way in words. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<OutputFile> {
  const { format, canUseFirstFrame, ground, scale } = options
  const minSvgSide = format === 'ico' ? 256 : 1
  const maxSize = { width: 0, height: 0 }
  const { type, bytes, size, pixels } = await openImage(file, {
    maxSize,
    canUseFirstFrame,
    svgScale: scale,
    minSvgSide,
  })
  signal.throwIfAborted()
  const tags = await readTags(bytes)
  const notes = [
    describeWrongExtension(file.name, type),
    describeReducedSize({ size, pixels }),
    describeColorLoss(tags, bytes),
  ]
  if ((format === 'jpeg' || format === 'pdf') && hasTransparency(pixels)) {
    flattenPixels(pixels, ground)
    notes.push(describeTransparencyFill(ground))
  }
  if (format === 'ico') notes.push(`Sizes inside: ${getIcoSizes(getLongestSide(pixels)).join(', ')} pixels.`)
  const dateTaken = options.date ? readDateTaken(tags) : null
  if (options.date && !dateTaken) notes.push('It doesn’t say when it was taken.')
  else if (dateTaken && format !== 'jpeg' && format !== 'png') notes.push('Only JPG and PNG keep the date.')
  const encodedBlob = await encodeOutput(pixels, options)
  const blob = dateTaken ? insertDateTaken(encodedBlob, dateTaken) : encodedBlob
  if (type === format && blob.size > file.size && format !== 'png')
    notes.push(
      `It was a ${fileExtensions[format].toUpperCase()} already: saved again at quality ${options.quality} it is larger.`,
    )
  const placeholders = getNamePlaceholders(file, options.fileNumber, pixels, tags)
  const name = fillFileNamePattern(options.name, placeholders, fileExtensions[format])
  // Saved beside the original, it would take its place.
  const uniqueName =
    name.toLowerCase() === file.name.toLowerCase() ? buildFileName(name, 'new', fileExtensions[format]) : name
  return { blob, name: uniqueName, note: notes.filter(Boolean).join(' ') }
}

async function encodeOutput(pixels: ImageData, { format, quality, page }: Options): Promise<Blob> {
  if (format === 'png') return encodePng(pixels, false)
  if (format === 'ico') return encodeIco(pixels, getIcoSizes(getLongestSide(pixels)))
  if (format !== 'pdf') return encodeLossy(format, pixels, { quality, isThorough: false })
  const { createPdf } = await import('@/lib/images/encode/pdf')
  const jpeg = await encodeLossy('jpeg', pixels, { quality, isThorough: false })
  return createPdf([{ image: jpeg, ...getPdfPage(pixels, page) }])
}

/** A page for a picture: its own size at 96 pixels to the inch, or a sheet of paper, turned as the picture is. */
export function getPdfPage({ width, height }: Size, pageFormat: Options['page']): { page: Size; margin: number } {
  if (pageFormat === 'own') return { page: { width: width * 0.75, height: height * 0.75 }, margin: 0 }
  const sheet = paperSizes[pageFormat]
  const isWide = width > height
  return { page: isWide ? { width: sheet.height, height: sheet.width } : sheet, margin: PAGE_MARGIN }
}

/** What the words in braces of a name stand for. The date is the camera's, else the file's. */
export function getNamePlaceholders(
  file: Pick<File, 'name' | 'lastModified'>,
  position: number,
  { width, height }: Size,
  tags: ExpandedTags,
): ReadonlyMap<string, string> {
  const dateTaken = readDateTaken(tags)?.slice(0, 10).replaceAll(':', '-')
  return new Map([
    ['filename', getFileStem(file.name)],
    ['n', String(position).padStart(2, '0')],
    ['date', dateTaken ?? formatLocalDate(file.lastModified)],
    ['width', String(width)],
    ['height', String(height)],
  ])
}

/** By the visitor's own clock: a picture of the evening is not of the next day. */
const formatLocalDate = (timestampMs: number) =>
  new Date(timestampMs - new Date(timestampMs).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

const getLongestSide = ({ width, height }: Size) => Math.max(width, height)

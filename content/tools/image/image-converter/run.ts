import type { ExpandedTags } from 'exifreader'
import { formatLocalDate } from '@/lib/core/format/format-time'
import { describeReducedSize, type Size } from '@/lib/core/geometry/sizes'
import { encodeLossy, encodePng } from '@/lib/images/encode/image-codecs'
import { buildFileName, describeWrongExtension, fillFileNamePattern, getFileStem } from '@/lib/images/image-file-names'
import { describeColorLoss } from '@/lib/images/metadata/describe-color-loss'
import { readTags } from '@/lib/images/metadata/file-segments'
import { wrapExif } from '@/lib/images/metadata/strip-metadata'
import { buildDateExif } from '@/lib/images/metadata/tiff'
import { fillTransparency, openImage } from '@/lib/images/open/open-image'
import type { FilesOptions, OutputFile } from '@/lib/tool/files-tool'
import { encodeIco, getIcoSizes } from './ico'
import type { fields } from './tool'

/** Returns the date as in `2026:05:04 10:11:12`, or null if it is missing or the camera's clock was not set. */
export function readDateTaken({ exif }: ExpandedTags): string | null {
  const candidates = [exif?.DateTimeOriginal?.description, exif?.DateTimeDigitized?.description]
  return (
    candidates.find(
      (candidate) => candidate && /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(candidate) && !candidate.startsWith('0000'),
    ) ?? null
  )
}

/** Length of the PNG signature and the IHDR chunk, which must come first. */
const PNG_HEADER_BYTES = 33

export function insertDateTaken(image: Blob, dateTaken: string): Blob {
  const isPng = image.type === 'image/png'
  if (!isPng && image.type !== 'image/jpeg') return image
  const headerLength = isPng ? PNG_HEADER_BYTES : 2
  const segment = wrapExif(isPng ? 'png' : 'jpeg', buildDateExif(dateTaken))
  return new Blob([image.slice(0, headerLength), segment, image.slice(headerLength)], { type: image.type })
}

type Options = FilesOptions<typeof fields>

const fileExtensions = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', ico: 'ico', pdf: 'pdf' } as const

/** In points, portrait. */
const paperSizes = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const
/** Half an inch, in points. */
const PAGE_MARGIN = 36

export async function run(signal: AbortSignal, file: File, options: Options): Promise<OutputFile> {
  const { format, canUseFirstFrame, ground, scale } = options
  const minSvgSide = format === 'ico' ? 256 : 1
  const { type, bytes, size, pixels } = await openImage(file, { canUseFirstFrame, svgScale: scale, minSvgSide })
  signal.throwIfAborted()
  const tags = await readTags(bytes)
  const notes = [
    describeWrongExtension(file.name, type),
    describeReducedSize({ size, pixels }),
    describeColorLoss(tags, bytes),
  ]
  if (format === 'jpeg' || format === 'pdf') notes.push(fillTransparency(pixels, ground))
  if (format === 'ico') notes.push(`Sizes inside: ${getIcoSizes(getLongestSide(pixels)).join(', ')} pixels.`)
  const dateTaken = options.date ? readDateTaken(tags) : null
  if (options.date && !dateTaken) notes.push('This photo has no date.')
  else if (dateTaken && format !== 'jpeg' && format !== 'png') notes.push('Only JPG and PNG can keep the date.')
  const encodedBlob = await encodeOutput(pixels, options)
  const blob = dateTaken ? insertDateTaken(encodedBlob, dateTaken) : encodedBlob
  if (type === format && blob.size > file.size && format !== 'png')
    notes.push(
      `This was already a ${fileExtensions[format].toUpperCase()}. At quality ${options.quality}, the new file is larger.`,
    )
  const placeholders = getNamePlaceholders(file, options.fileNumber, pixels, tags)
  const name = fillFileNamePattern(options.name, placeholders, fileExtensions[format])
  // Avoids a name that would overwrite the original in the same folder.
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

/** Returns a page of the image's size at 96 pixels per inch, or of a paper size in the image's orientation. */
export function getPdfPage({ width, height }: Size, pageFormat: Options['page']): { page: Size; margin: number } {
  if (pageFormat === 'own') return { page: { width: width * 0.75, height: height * 0.75 }, margin: 0 }
  const sheet = paperSizes[pageFormat]
  const isWide = width > height
  return { page: isWide ? { width: sheet.height, height: sheet.width } : sheet, margin: PAGE_MARGIN }
}

/** Returns the values of a name's placeholders. The date is the camera's, or else the file's. */
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
    ['date', dateTaken ?? formatLocalDate(new Date(file.lastModified))],
    ['width', String(width)],
    ['height', String(height)],
  ])
}

const getLongestSide = ({ width, height }: Size) => Math.max(width, height)

import type { ExpandedTags } from 'exifreader'
import { type Size, smallerCopySaid } from '@/lib/core/geometry/sizes'
import { encodeLossy, encodePng } from '@/lib/images/encode/encode'
import { filledInWords } from '@/lib/images/filled-in-words'
import { coloursSaid } from '@/lib/images/metadata/colours-said'
import { readTags } from '@/lib/images/metadata/read-tags'
import { misnamed, nameBy, nameOf, stemOf } from '@/lib/images/names'
import { isSeeThrough, onGround, openPicture } from '@/lib/images/open/open-picture'
import type { FilesOptions, MadeFile } from '@/lib/tool/files-tool'
import type { fields } from './fields'
import { icoSizesFor, pictureAsIco } from './ico'
import { takenAt, withTaken } from './taken'

type Options = FilesOptions<typeof fields>

const endings = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', ico: 'ico', pdf: 'pdf' } as const

/** In points, upright. */
const sheets = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const
/** Half an inch. */
const MARGIN = 36

/** One picture as another type, and what was lost on the way in words. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<MadeFile> {
  const { format, firstFrame, ground, scale } = options
  const svgLeast = format === 'ico' ? 256 : 1
  const most = { width: 0, height: 0 }
  const { type, bytes, size, pixels } = await openPicture(file, {
    most,
    firstFrame,
    svgScale: scale,
    svgLeast,
  })
  signal.throwIfAborted()
  const tags = await readTags(bytes)
  const notes = [misnamed(file.name, type), smallerCopySaid({ size, pixels }), coloursSaid(tags, bytes)]
  if ((format === 'jpeg' || format === 'pdf') && isSeeThrough(pixels)) {
    onGround(pixels, ground)
    notes.push(filledInWords(ground))
  }
  if (format === 'ico') notes.push(`Sizes inside: ${icoSizesFor(longestOf(pixels)).join(', ')} pixels.`)
  const taken = options.date ? takenAt(tags) : null
  if (options.date && !taken) notes.push('It doesn’t say when it was taken.')
  else if (taken && format !== 'jpeg' && format !== 'png') notes.push('Only JPG and PNG keep the date.')
  const made = await encoded(pixels, options)
  const blob = taken ? withTaken(made, taken) : made
  if (type === format && blob.size > file.size && format !== 'png')
    notes.push(
      `It was a ${endings[format].toUpperCase()} already: saved again at quality ${options.quality} it is larger.`,
    )
  const parts = nameParts(file, options.place, pixels, tags)
  const name = nameBy(options.name, parts, endings[format])
  // Saved beside the original, it would take its place.
  const free = name.toLowerCase() === file.name.toLowerCase() ? nameOf(name, 'new', endings[format]) : name
  return { blob, name: free, note: notes.filter(Boolean).join(' ') }
}

async function encoded(pixels: ImageData, { format, quality, page }: Options): Promise<Blob> {
  if (format === 'png') return encodePng(pixels, false)
  if (format === 'ico') return pictureAsIco(pixels, icoSizesFor(longestOf(pixels)))
  if (format !== 'pdf') return encodeLossy(format, pixels, { quality, thorough: false })
  const { picturesAsPdf } = await import('@/lib/images/encode/pdf')
  const picture = await encodeLossy('jpeg', pixels, { quality, thorough: false })
  return picturesAsPdf([{ picture, ...sheetFor(pixels, page) }])
}

/** A page for a picture: its own size at 96 pixels to the inch, or a sheet of paper, turned as the picture is. */
export function sheetFor({ width, height }: Size, page: Options['page']): { page: Size; margin: number } {
  if (page === 'own') return { page: { width: width * 0.75, height: height * 0.75 }, margin: 0 }
  const sheet = sheets[page]
  const isWide = width > height
  return { page: isWide ? { width: sheet.height, height: sheet.width } : sheet, margin: MARGIN }
}

/** What the words in braces of a name stand for. The date is the camera's, else the file's. */
export function nameParts(
  file: Pick<File, 'name' | 'lastModified'>,
  place: number,
  { width, height }: Size,
  tags: ExpandedTags,
): ReadonlyMap<string, string> {
  const taken = takenAt(tags)?.slice(0, 10).replaceAll(':', '-')
  return new Map([
    ['filename', stemOf(file.name)],
    ['n', String(place).padStart(2, '0')],
    ['date', taken ?? dayOf(file.lastModified)],
    ['width', String(width)],
    ['height', String(height)],
  ])
}

/** By the visitor's own clock: a picture of the evening is not of the next day. */
const dayOf = (time: number) =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

const longestOf = ({ width, height }: Size) => Math.max(width, height)

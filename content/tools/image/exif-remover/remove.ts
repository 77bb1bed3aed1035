import { PictureError } from '@/lib/core/errors/picture-faults'
import { smallerCopySaid } from '@/lib/core/geometry/sizes'
import { encodeLossy, encodePng } from '@/lib/images/encode/encode'
import { leftIn } from '@/lib/images/metadata/left-in'
import { hasParts, partsOf } from '@/lib/images/metadata/parts'
import { readTags } from '@/lib/images/metadata/read-tags'
import { stripped } from '@/lib/images/metadata/strip'
import { tagsFound } from '@/lib/images/metadata/tags-found'
import { nameBy, nameOf, stemOf } from '@/lib/images/names'
import { isWhole } from '@/lib/images/open/is-whole'
import { bytesOf, isSeeThrough, openPicture } from '@/lib/images/open/open-picture'
import { type PictureType, sniff } from '@/lib/images/sniff'
import type { FilesOptions, MadeFile } from '@/lib/tool/files-tool'
import type { fields } from './fields'
import { inWords } from './in-words'
import { untagged } from './untagged'

type Options = FilesOptions<typeof fields>

/** One picture without its details, its coded pixels untouched; what came out is read again before anything is claimed. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<MadeFile> {
  const bytes = await bytesOf(file)
  const type = sniff(bytes)
  if (type === null) throw new PictureError('not_a_picture')
  if (!isWhole(type, bytes)) throw new PictureError('damaged', type.toUpperCase())
  if (options.anew || type === 'svg') return drawnAnew(file, options)
  const strip = { mode: options.remove, keepCredentials: options.credentials === 'keep' }
  const made = stripped(type, bytes, strip)
  if (!made) throw new PictureError('drawn_anew', whyAnew(type))
  signal.throwIfAborted()
  const left = await leftIn(type, made.bytes, strip)
  if (left.length > 0) throw new PictureError('drawn_anew', `Not all can be cut out: ${left.join(', ')}.`)
  const note = inWords({
    ...made,
    mode: strip.mode,
    saved: bytes.length - made.bytes.length,
    keeps: partsOf(type, made.bytes)?.some(({ kind }) => kind === 'credentials') ?? false,
  })
  const blob = new Blob([made.bytes], { type: `image/${type}` })
  // Some parts that go have no tags that a reader counts.
  const removed = Math.max(await fewerIn(bytes, made.bytes), new Set(made.removed).size)
  return { blob, name: cleanName(file.name, options, type === 'jpeg' ? 'jpg' : type), note, removed }
}

async function drawnAnew(file: File, options: Options): Promise<MadeFile> {
  const most = { width: 0, height: 0 }
  const picture = await openPicture(file, { most, firstFrame: options.firstFrame, svgScale: null })
  const { pixels } = picture
  const asPng = isSeeThrough(pixels)
  const blob = asPng
    ? await encodePng(pixels, false)
    : await encodeLossy('jpeg', pixels, { quality: 92, thorough: false })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const left = await leftIn(asPng ? 'png' : 'jpeg', bytes, { mode: 'all', keepCredentials: false })
  if (left.length > 0) throw new PictureError('crashed')
  const anew = 'Encoded again, so its pixels are almost, but not exactly, the same. Read again: 0 tags left.'
  const note = `${anew} ${smallerCopySaid(picture)}`.trim()
  const removed = await fewerIn(picture.bytes, bytes)
  return { blob, name: cleanName(file.name, options, asPng ? 'png' : 'jpg'), note, removed }
}

/** How many details the one file has that the other has not. */
async function fewerIn(before: Uint8Array, after: Uint8Array): Promise<number> {
  const [had = 0, has = 0] = await Promise.all(
    [before, after].map(async (bytes) => tagsFound(await readTags(bytes)).length + untagged(bytes).length),
  )
  return Math.max(0, had - has)
}

const whyAnew = (type: PictureType) =>
  hasParts(type)
    ? `This ${type.toUpperCase()} breaks the rules of its format, so details can’t be cut out of it.`
    : `Nothing can be cut out of ${type.toUpperCase()} files here.`

export function cleanName(
  original: string,
  { names, place }: Pick<Options, 'names' | 'place'>,
  extension: string,
): string {
  if (names === 'clean') return nameOf(original, 'clean', extension)
  if (names === 'keep') return nameBy('', new Map([['filename', stemOf(original)]]), extension)
  return `picture-${String(place).padStart(2, '0')}.${extension}`
}

import { PictureError } from '@/lib/core/errors/picture-faults'
import { exactByteSize } from '@/lib/core/format/size'
import { isSameSize, type Size, smallerCopySaid } from '@/lib/core/geometry/sizes'
import { extensionOf } from '@/lib/images/encode/encode'
import { encodePicture } from '@/lib/images/encode/encode-picture'
import { fitQuality } from '@/lib/images/encode/fit-quality'
import { filledInWords } from '@/lib/images/filled-in-words'
import { lookedAt, placeFinder } from '@/lib/images/focus/best-place'
import { LEAST_SVG } from '@/lib/images/limits'
import { nameOf } from '@/lib/images/names'
import { openPicture } from '@/lib/images/open/open-picture'
import { smallPixels } from '@/lib/images/small-pixels'
import { limitInWords } from '@/lib/platforms/pictures/network-limits'
import type { WrittenType } from '@/lib/platforms/pictures/written-type'
import type { FilesOptions, MadeFile, MadeFiles } from '@/lib/tool/files-tool'
import type { fields } from './fields'
import { framePicture } from './frame-picture'
import { framesIn, type Layout, layOut, lossOf } from './lay-out'
import { type Target, targetsOf } from './targets'

type Options = FilesOptions<typeof fields>

/** One picture in every size that was chosen, as its panel shows them. */
export async function run(signal: AbortSignal, file: File, options: Options): Promise<MadeFiles> {
  const { pixels, size } = await openPicture(file, {
    most: { width: 0, height: 0 },
    firstFrame: options.firstFrame,
    svgLeast: LEAST_SVG,
  })
  const targets = targetsOf(options, pixels)
  if (targets.length === 0) throw new PictureError('nothing_chosen')
  const placeOf = options.focus === 'auto' ? await finder(pixels) : async () => 0.5
  const frames = framesIn(options.tweak)
  const files: MadeFile[] = []
  for (const target of targets) {
    signal.throwIfAborted()
    const frame = frames[target.id] ?? {}
    const fit = frame.fit ?? options.fit
    const at = frame.at ?? (fit === 'cover' ? await placeOf(target) : 0.5)
    files.push(await made(file.name, pixels, target, layOut(pixels, target, fit, at), options))
  }
  return { files, note: smallerCopySaid({ size, pixels }) }
}

async function finder(pixels: ImageData): Promise<(target: Size) => Promise<number>> {
  const bitmap = await createImageBitmap(pixels)
  const small = smallPixels(bitmap, lookedAt(pixels))
  bitmap.close()
  return placeFinder(small)
}

async function made(
  original: string,
  picture: ImageData,
  target: Target,
  layout: Layout,
  options: Options,
): Promise<MadeFile> {
  const type = writtenType(options, isSameSize(layout.to, target))
  const look = { pad: options.pad, colour: options.colour, opaque: type === 'jpeg' }
  const { pixels, filled } = await framePicture(picture, target, layout, look)
  const { quality, made: blob } = await encoded(type, pixels, options.quality, target)
  const percent = Math.round(lossOf(layout, picture).enlarged * 100)
  const notes = [
    percent > 100 && `Enlarged to ${percent} %${percent > 200 ? ', so it looks soft' : ''}.`,
    filled && filledInWords(options.colour),
    type !== options.format && 'A PNG, because JPEG can’t be transparent.',
    quality < options.quality && `Quality ${quality}, to fit the limit of ${exactByteSize(bytesOf(target))}.`,
    refusalOf(type, blob.size, target),
  ]
  const name = nameOf(original, `${target.width}x${target.height}`, extensionOf[type])
  return { blob, name: `${target.folder}/${name}`, note: notes.filter(Boolean).join(' ') }
}

const bytesOf = ({ limit }: Target) => limit?.bytes ?? Number.POSITIVE_INFINITY

/** The best quality, at most the one chosen, that the network takes. */
async function encoded(type: WrittenType, pixels: ImageData, quality: number, target: Target) {
  if (type === 'png') return { quality, made: await encodePicture(type, pixels, quality) }
  const bounds = { most: quality, least: Math.min(quality, 50), tries: 5 }
  return fitQuality((tried) => encodePicture(type, pixels, tried), bytesOf(target), bounds)
}

/** JPEG knows no transparency, so that transparent sides make a PNG of it. */
export function writtenType({ format, pad }: Pick<Options, 'format' | 'pad'>, isWhole: boolean): WrittenType {
  return format === 'jpeg' && pad === 'transparent' && !isWhole ? 'png' : format
}

/** Why the network may not take a file, in a sentence; null where it takes it. */
export function refusalOf(type: WrittenType, bytes: number, { limit }: Pick<Target, 'limit'>): string | null {
  const types: readonly WrittenType[] | null = limit?.types ?? null
  const isTaken = (!types || types.includes(type)) && bytes <= (limit?.bytes ?? Number.POSITIVE_INFINITY)
  return limit && !isTaken ? `${limitInWords(limit)}: not this file.` : null
}

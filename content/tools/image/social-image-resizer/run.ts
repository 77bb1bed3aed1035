import { ImageError } from '@/lib/core/errors/image-errors'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { getFramePosition } from '@/lib/core/geometry/crop'
import { describeReducedSize, isSameSize } from '@/lib/core/geometry/sizes'
import { encodeImage } from '@/lib/images/encode/encode-image'
import { fitQuality } from '@/lib/images/encode/fit-quality'
import { outputExtensions } from '@/lib/images/encode/image-codecs'
import { openFrameChooser } from '@/lib/images/focus/choose-frame'
import { buildFileName } from '@/lib/images/image-file-names'
import { MIN_SVG_SIDE } from '@/lib/images/limits'
import { describeTransparencyFill, openImage } from '@/lib/images/open/open-image'
import { formatNetworkLimit, type OutputType } from '@/lib/platforms/images/network-limits'
import type { FilesOptions, OutputFile, OutputFiles } from '@/lib/tool/files-tool'
import { frameImage } from './frame-image'
import { type FrameLayout, getFrames, getResizeLoss, getResizeTargets, layOutFrame, type Target } from './resize-frames'
import type { fields } from './tool'

type Options = FilesOptions<typeof fields>

export async function run(signal: AbortSignal, file: File, options: Options): Promise<OutputFiles> {
  const { pixels, size } = await openImage(file, {
    canUseFirstFrame: options.canUseFirstFrame,
    minSvgSide: MIN_SVG_SIDE,
  })
  const targets = getResizeTargets(options, pixels)
  if (targets.length === 0) throw new ImageError('nothing_chosen')
  const chooseFrame = options.focus === 'auto' && (await openFrameChooser(pixels))
  const frames = getFrames(options.tweak)
  const files: OutputFile[] = []
  for (const target of targets) {
    signal.throwIfAborted()
    const frame = frames[target.id] ?? {}
    const fit = frame.fit ?? options.fit
    const position = frame.at ?? (fit === 'cover' && chooseFrame ? getFramePosition(await chooseFrame(target)) : 0.5)
    files.push(await resizeToTarget(file.name, pixels, target, layOutFrame(pixels, target, fit, position), options))
  }
  return { files, note: describeReducedSize({ size, pixels }) }
}

async function resizeToTarget(
  originalName: string,
  image: ImageData,
  target: Target,
  layout: FrameLayout,
  options: Options,
): Promise<OutputFile> {
  const type = resolveOutputType(options, isSameSize(layout.targetBox, target))
  const fillOptions = { pad: options.pad, colour: options.colour, isOpaque: type === 'jpeg' }
  const { pixels, isFilled } = await frameImage(image, target, layout, fillOptions)
  const { quality, output: blob } = await encodeWithinLimit(type, pixels, options.quality, target)
  const scalePercent = Math.round(getResizeLoss(layout, image).scale * 100)
  const notes = [
    scalePercent > 100 && `Enlarged to ${scalePercent}%${scalePercent > 200 ? ', so it looks soft' : ''}.`,
    isFilled && describeTransparencyFill(options.colour),
    type !== options.format && 'Now a PNG, because JPEG can’t be transparent.',
    quality < options.quality && `Quality ${quality}, to stay under ${formatBytesPrecise(getMaxBytes(target))}.`,
    getLimitWarning(type, blob.size, target),
  ]
  const name = buildFileName(originalName, `${target.width}x${target.height}`, outputExtensions[type])
  return { blob, name: `${target.folder}/${name}`, note: notes.filter(Boolean).join(' ') }
}

const getMaxBytes = ({ limit }: Target) => limit?.maxBytes ?? Number.POSITIVE_INFINITY

async function encodeWithinLimit(type: OutputType, pixels: ImageData, quality: number, target: Target) {
  if (type === 'png') return { quality, output: await encodeImage(type, pixels, quality) }
  const bounds = { maxQuality: quality, minQuality: Math.min(quality, 50), maxTries: 5 }
  return fitQuality((triedQuality) => encodeImage(type, pixels, triedQuality), getMaxBytes(target), bounds)
}

export function resolveOutputType({ format, pad }: Pick<Options, 'format' | 'pad'>, fillsTarget: boolean): OutputType {
  return format === 'jpeg' && pad === 'transparent' && !fillsTarget ? 'png' : format
}

export function getLimitWarning(type: OutputType, bytes: number, { limit }: Pick<Target, 'limit'>): string | null {
  const acceptedTypes = limit?.acceptedTypes
  const isAccepted =
    (!acceptedTypes || acceptedTypes.includes(type)) && bytes <= (limit?.maxBytes ?? Number.POSITIVE_INFINITY)
  return limit && !isAccepted ? `${formatNetworkLimit(limit)}. This file doesn’t fit.` : null
}

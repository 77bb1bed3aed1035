import { getFramePosition } from '@/lib/core/geometry/crop'
import { describeReducedSize, formatDimensions, type Size } from '@/lib/core/geometry/sizes'
import { encodeImage } from '@/lib/images/encode/encode-image'
import { outputExtensions } from '@/lib/images/encode/image-codecs'
import { openFrameChooser } from '@/lib/images/focus/choose-frame'
import { buildFileName } from '@/lib/images/image-file-names'
import { MIN_SVG_SIDE } from '@/lib/images/limits'
import { cropImage, fillTransparency, openImage, resizePixels } from '@/lib/images/open/open-image'
import type { FilesOptions, OutputFile, OutputFiles } from '@/lib/tool/files-tool'
import {
  fillsTransparency,
  getNarrowWarning,
  getPostNumber,
  getSmallSlideWarning,
  planSplit,
  type SplitConfig,
  type SplitPlan,
  toSplitConfig,
} from './split-plan'
import type { fields } from './tool'

const QUALITY = 95

export async function run(signal: AbortSignal, file: File, options: FilesOptions<typeof fields>): Promise<OutputFiles> {
  const { format, ground, canUseFirstFrame } = options
  const { pixels, size } = await openImage(file, { canUseFirstFrame, minSvgSide: MIN_SVG_SIDE })
  signal.throwIfAborted()
  const config = toSplitConfig(options)
  const chosenPosition = options.tweak as number | null
  const plan = planSplit(pixels, config, chosenPosition ?? (await choosePosition(pixels, config)))
  const fillNote = fillsTransparency(options) && fillTransparency(pixels, ground)
  const scaledPixels = await resizePixels(cropImage(pixels, plan.source, ground), plan.scaledSize)
  const slides: OutputFile[] = []
  for (const [index, slideCrop] of plan.slides.entries()) {
    const blob = await encodeImage(format, cropImage(scaledPixels, slideCrop, ground), QUALITY)
    const postNumber = String(getPostNumber(config, index, plan.slides.length)).padStart(2, '0')
    slides.push({ blob, name: buildFileName(file.name, postNumber, outputExtensions[format]), note: '' })
  }
  const files = config.mode === 'grid' ? slides.toReversed() : slides
  if (options.pdf && config.mode === 'carousel') files.push(await createSlidesPdf(file.name, slides, plan.slideSize))
  const notes = [
    buildNote(plan, config),
    getNarrowWarning(plan, pixels, config),
    fillNote,
    describeReducedSize({ size, pixels }),
  ]
  return { files, note: notes.filter(Boolean).join(' ') }
}

async function choosePosition(pixels: ImageData, config: SplitConfig): Promise<number> {
  if (config.fit === 'pad') return 0.5
  const choose = await openFrameChooser(pixels)
  return getFramePosition(await choose(planSplit(pixels, config).source))
}

/** LinkedIn shows a document page by page. One point per pixel prevents rescaling. */
async function createSlidesPdf(name: string, slides: readonly OutputFile[], pageSize: Size): Promise<OutputFile> {
  const { createPdf } = await import('@/lib/images/encode/pdf')
  const blob = await createPdf(slides.map((slide) => ({ image: slide.blob, page: pageSize })))
  return { blob, name: buildFileName(name, 'slides', 'pdf'), note: '' }
}

function buildNote(plan: SplitPlan, config: SplitConfig): string {
  const summary = `${plan.slides.length} slides of ${formatDimensions(plan.slideSize)} pixels.`
  const instruction =
    config.mode === 'grid' ? 'Post 01 first. It ends up at the bottom right.' : 'Post them in this order.'
  return [summary, instruction, getSmallSlideWarning(plan, config)].filter(Boolean).join(' ')
}

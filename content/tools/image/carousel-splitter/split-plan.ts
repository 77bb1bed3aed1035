import { formatQuantity } from '@/lib/core/format/format-quantity'
import { computeCoverCrop, positionCrop } from '@/lib/core/geometry/crop'
import { type Box, fitWithin, type Size } from '@/lib/core/geometry/sizes'
import { MAX_SIDE } from '@/lib/images/limits'
import type { FieldParameters } from '@/lib/tool/form'
import type { fields } from './tool'

export type SplitSettings = FieldParameters<typeof fields>

/** `maxSlideWidth` is in pixels; 0 means no limit. */
export type SplitConfig = Pick<SplitSettings, 'mode' | 'slides' | 'rows' | 'ratio' | 'overlap' | 'fit'> & {
  maxSlideWidth: number
}

export type SplitPlan = {
  /** The used part of the image, in source pixels. */
  source: Box
  scaledSize: Size
  /** Slides in reading order, in scaled pixels; with bars they extend beyond the image. */
  slides: readonly Box[]
  slideSize: Size
  columnCount: number
}

const GRID_COLUMNS = 3

const GRID_RATIO = 3 / 4

const defaultRatios = { carousel: '4:5', grid: '3:4' } as const

export function getSlideShape({ mode, ratio }: Pick<SplitConfig, 'mode' | 'ratio'>): Size {
  const [width = 1, height = 1] = (ratio === 'usual' ? defaultRatios[mode] : ratio).split(':').map(Number)
  return { width, height }
}

/** Never enlarges the image. `position` selects the part that cropping leaves, from 0 (left or top) to 1. */
export function planSplit(size: Size, config: SplitConfig, position = 0.5): SplitPlan {
  const isGrid = config.mode === 'grid'
  const [columnCount, rowCount] = isGrid ? [GRID_COLUMNS, config.rows] : [config.slides, 1]
  const shape = getSlideShape(config)
  const maxWidthByHeight = ((size.height / rowCount) * shape.width) / shape.height
  // On a tiny image the requested overlap would leave no new content on a slide.
  const overlap = isGrid
    ? 0
    : Math.min(config.overlap, Math.floor(Math.min(size.width / columnCount, maxWidthByHeight) / 4))
  const maxWidthByWidth = (size.width + (columnCount - 1) * overlap) / columnCount
  const isCropped = config.fit === 'crop'
  const [idealWidth, round] = isCropped
    ? [Math.min(maxWidthByWidth, maxWidthByHeight), Math.floor]
    : [Math.max(maxWidthByWidth, maxWidthByHeight), Math.ceil]
  const isCapped = config.maxSlideWidth > 0 && config.maxSlideWidth < idealWidth
  const width = isCapped ? config.maxSlideWidth : Math.max(1, round(idealWidth))
  const slideSize = { width, height: Math.max(1, round((width * shape.height) / shape.width)) }
  const totalSize = { width: columnCount * width - (columnCount - 1) * overlap, height: rowCount * slideSize.height }
  const scaledSize = isCropped ? totalSize : fitWithin(size, totalSize)
  const [x, y] = [(totalSize.width - scaledSize.width) / 2, (totalSize.height - scaledSize.height) / 2]
  const slides = Array.from({ length: columnCount * rowCount }, (_, index) => ({
    x: (index % columnCount) * (width - overlap) - Math.floor(x),
    y: Math.floor(index / columnCount) * slideSize.height - Math.floor(y),
    ...slideSize,
  }))
  const cropSize = !isCropped ? size : isCapped ? computeCoverCrop(size, totalSize) : fitWithin(totalSize, size)
  return { source: positionCrop(cropSize, size, position), scaledSize, slides, slideSize, columnCount }
}

/** Position from 1. A profile shows the newest post first, so a grid's last slide is posted first. */
export function getPostNumber({ mode }: Pick<SplitConfig, 'mode'>, index: number, count: number): number {
  return mode === 'grid' ? count - index : index + 1
}

/** Returns the share of a post's width and height that the profile's tile crops from each side. */
export function getTileTrim({ width, height }: Size): { trimX: number; trimY: number } {
  const ratio = width / height
  return { trimX: Math.max(0, (1 - GRID_RATIO / ratio) / 2), trimY: Math.max(0, (1 - ratio / GRID_RATIO) / 2) }
}

/** Instagram upscales posts narrower than this, in pixels. */
export const SHARP_WIDTH = 1080

export const toSplitConfig = ({ widest, ...settings }: SplitSettings): SplitConfig => ({
  ...settings,
  maxSlideWidth: Number(widest),
})

/** A JPEG has no transparency, and slides with borders would have holes. */
export const fillsTransparency = ({ format, fit }: Pick<SplitSettings, 'format' | 'fit'>) =>
  format === 'jpeg' || fit === 'pad'

/** The largest share of the image that may be cropped for the slide shape, or of the slides that may be bars. */
const MAX_LOST_SHARE = 1 / 3

export function getNarrowWarning(plan: SplitPlan, size: Size, { mode, fit, overlap }: SplitConfig): string | null {
  const { source, scaledSize, slideSize, columnCount } = plan
  const isCropped = fit === 'crop'
  const retainedShare = isCropped
    ? source.height / size.height
    : scaledSize.width / (columnCount * slideSize.width - (columnCount - 1) * overlap)
  if (mode === 'grid' || 1 - retainedShare < MAX_LOST_SHARE) return null
  const lostPercent = Math.round((1 - retainedShare) * 100)
  const consequence = isCropped ? `${lostPercent}% of its height is cropped` : `borders fill ${lostPercent}% of them`
  return `This photo isn’t wide enough for ${columnCount} slides: ${consequence}. ${columnCount > 2 ? 'Try fewer slides.' : 'Post it as one photo.'}`
}

export function getSmallSlideWarning(plan: SplitPlan, config: SplitConfig): string | null {
  const { slideSize, slides, columnCount } = plan
  if (slideSize.width >= SHARP_WIDTH) return null
  const warning = `Each slide is only ${formatQuantity(slideSize.width, 'pixel')} wide. Instagram shows 1,080.`
  const overlap = config.mode === 'grid' ? 0 : config.overlap
  const width = columnCount * (SHARP_WIDTH - overlap) + overlap
  if (width > MAX_SIDE) {
    const maxSlides = Math.floor((MAX_SIDE - overlap) / (SHARP_WIDTH - overlap))
    return `${warning} No photo we can open is wide enough for ${columnCount}. Make ${maxSlides} or fewer.`
  }
  const shape = getSlideShape(config)
  const rowCount = slides.length / columnCount
  const height = rowCount * Math.ceil((SHARP_WIDTH * shape.height) / shape.width)
  const neededSize = [width, height].map((side) => side.toLocaleString('en')).join(' × ')
  return `${warning} For sharp slides, use a photo of ${neededSize} pixels.`
}

import { type Crop, computeCoverCrop } from '@/lib/core/geometry/crop'
import { fitWithin, type Size } from '@/lib/core/geometry/sizes'

/** How a picture is to be split; the settings of the tool say it. */
export type SplitConfig = {
  mode: 'carousel' | 'grid'
  slides: number
  rows: number
  ratio: 'usual' | '4:5' | '3:4' | '1:1' | '9:16'
  /** Pixels that a slide repeats of the one before. */
  overlap: number
  fit: 'crop' | 'pad'
  /** The widest that a slide may get, in pixels; 0 is no bound. */
  maxSlideWidth: number
}

export type SplitPlan = {
  /** What is taken of the picture, in its own pixels. */
  source: Crop
  /** The size that this is brought to. */
  scaledSize: Size
  /** The slides in reading order, in pixels of what was scaled; with bars they reach beyond it. */
  slides: readonly Crop[]
  slideSize: Size
  columnCount: number
}

/** A profile has three posts a row. */
const GRID_COLUMNS = 3

/** The shape of a profile's tiles, width by height. */
const GRID_RATIO = 3 / 4

const defaultRatios = { carousel: '4:5', grid: '3:4' } as const

/** The shape of one slide. */
export function getSlideShape({ mode, ratio }: Pick<SplitConfig, 'mode' | 'ratio'>): Size {
  const [width = 1, height = 1] = (ratio === 'usual' ? defaultRatios[mode] : ratio).split(':').map(Number)
  return { width, height }
}

/**
 * Where a picture is cut. Nothing is enlarged: slides get as wide as the picture allows, and where no bound makes them
 * smaller its pixels stay as they are. `position` says which part stays where some has to go: 0 is left or top, 1 right or bottom.
 */
export function planSplit(size: Size, config: SplitConfig, position = 0.5): SplitPlan {
  const isGrid = config.mode === 'grid'
  const [columnCount, rowCount] = isGrid ? [GRID_COLUMNS, config.rows] : [config.slides, 1]
  const shape = getSlideShape(config)
  const maxWidthByHeight = ((size.height / rowCount) * shape.width) / shape.height
  // On a tiny picture an overlap as it was asked for would leave nothing new on a slide.
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
  const source = {
    x: Math.round((size.width - cropSize.width) * position),
    y: Math.round((size.height - cropSize.height) * position),
    width: cropSize.width,
    height: cropSize.height,
  }
  return { source, scaledSize, slides, slideSize, columnCount }
}

/** When a slide is posted, from 1. A profile shows the newest post first, so a grid begins at its end. */
export function getPostNumber({ mode }: Pick<SplitConfig, 'mode'>, index: number, count: number): number {
  return mode === 'grid' ? count - index : index + 1
}

/** What the profile's tile cuts off each side of a post, as shares of its width and height. */
export function getTileTrim({ width, height }: Size): { trimX: number; trimY: number } {
  const ratio = width / height
  return {
    trimX: Math.max(0, (1 - GRID_RATIO / ratio) / 2),
    trimY: Math.max(0, (1 - ratio / GRID_RATIO) / 2),
  }
}

import { type Crop, coverCrop } from '@/lib/core/geometry/crop'
import { type Size, sizeWithin } from '@/lib/core/geometry/sizes'

/** How a picture is to be split; the settings of the tool say it. */
export type Order = {
  mode: 'carousel' | 'grid'
  slides: number
  rows: number
  ratio: 'usual' | '4:5' | '3:4' | '1:1' | '9:16'
  /** Pixels that a slide repeats of the one before. */
  overlap: number
  fit: 'crop' | 'pad'
  /** The widest that a slide may get, in pixels; 0 is no bound. */
  widest: number
}

export type Plan = {
  /** What is taken of the picture, in its own pixels. */
  source: Crop
  /** The size that this is brought to. */
  scaled: Size
  /** The slides in reading order, in pixels of what was scaled; with bars they reach beyond it. */
  parts: readonly Crop[]
  slide: Size
  columns: number
}

/** A profile has three posts a row. */
const GRID_COLUMNS = 3

/** The shape of a profile's tiles, width by height. */
const GRID_RATIO = 3 / 4

const usual = { carousel: '4:5', grid: '3:4' } as const

/** The shape of one slide. */
export function shapeOf({ mode, ratio }: Pick<Order, 'mode' | 'ratio'>): Size {
  const [width = 1, height = 1] = (ratio === 'usual' ? usual[mode] : ratio).split(':').map(Number)
  return { width, height }
}

/**
 * Where a picture is cut. Nothing is enlarged: slides get as wide as the picture allows, and where no bound makes them
 * smaller its pixels stay as they are. `at` says which part stays where some has to go: 0 is left or top, 1 right or bottom.
 */
export function planOf(size: Size, order: Order, at = 0.5): Plan {
  const isGrid = order.mode === 'grid'
  const [columns, rows] = isGrid ? [GRID_COLUMNS, order.rows] : [order.slides, 1]
  const shape = shapeOf(order)
  const byHeight = ((size.height / rows) * shape.width) / shape.height
  // On a tiny picture an overlap as it was asked for would leave nothing new on a slide.
  const overlap = isGrid
    ? 0
    : Math.min(order.overlap, Math.floor(Math.min(size.width / columns, byHeight) / 4))
  const byWidth = (size.width + (columns - 1) * overlap) / columns
  const isCut = order.fit === 'crop'
  const [room, rounded] = isCut
    ? [Math.min(byWidth, byHeight), Math.floor]
    : [Math.max(byWidth, byHeight), Math.ceil]
  const isBound = order.widest > 0 && order.widest < room
  const width = isBound ? order.widest : Math.max(1, rounded(room))
  const slide = { width, height: Math.max(1, rounded((width * shape.height) / shape.width)) }
  const whole = { width: columns * width - (columns - 1) * overlap, height: rows * slide.height }
  const scaled = isCut ? whole : sizeWithin(size, whole)
  const [x, y] = [(whole.width - scaled.width) / 2, (whole.height - scaled.height) / 2]
  const parts = Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * (width - overlap) - Math.floor(x),
    y: Math.floor(index / columns) * slide.height - Math.floor(y),
    ...slide,
  }))
  const taken = !isCut ? size : isBound ? coverCrop(size, whole) : sizeWithin(whole, size)
  const source = {
    x: Math.round((size.width - taken.width) * at),
    y: Math.round((size.height - taken.height) * at),
    width: taken.width,
    height: taken.height,
  }
  return { source, scaled, parts, slide, columns }
}

/** When a slide is posted, from 1. A profile shows the newest post first, so a grid begins at its end. */
export function postNumber({ mode }: Pick<Order, 'mode'>, index: number, count: number): number {
  return mode === 'grid' ? count - index : index + 1
}

/** What the profile's tile cuts off each side of a post, as shares of its width and height. */
export function trimOf({ width, height }: Size): { across: number; down: number } {
  const ratio = width / height
  return {
    across: Math.max(0, (1 - GRID_RATIO / ratio) / 2),
    down: Math.max(0, (1 - ratio / GRID_RATIO) / 2),
  }
}

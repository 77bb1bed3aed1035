import * as z from '@/lib/core/zod'
import { presets } from '@/lib/platforms/pictures/presets'
import { autoLayouts, type Layout, layouts, layoutsFor, sharesOf } from './layouts'

const LEAST_CELLS = 2
export const MOST_CELLS = 12
export const MAX_LABEL = 30
export const MOST_ZOOM = 4

const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))
const id = z.string().check(z.regex(/^[a-z0-9-]{1,12}$/))

const cellSchema = z.object({
  id,
  /** Null while there is none. */
  picture: z.nullable(id),
  name: z.string().check(z.maxLength(200)),
  /** The picture's width by its height; of an empty cell, what an auto layout keeps free. */
  ratio: between(0.01, 100),
  /** The point of the picture that stands in the cell's middle, as far as there is room; from 0 to 1. */
  x: between(0, 1),
  y: between(0, 1),
  zoom: between(1, MOST_ZOOM),
  label: z.string().check(z.maxLength(MAX_LABEL)),
})

const sceneSchema = z.object({
  preset: z.string().check(z.maxLength(40)),
  layout: z.string().check(z.maxLength(40)),
  cells: z.readonly(z.array(cellSchema).check(z.minLength(LEAST_CELLS), z.maxLength(MOST_CELLS))),
  /** In pixels of the finished picture, as is the radius. */
  gap: between(0, 80),
  radius: between(0, 120),
  ground: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})

export type Cell = z.infer<typeof cellSchema>
export type Scene = z.infer<typeof sceneSchema>

/** A scene of any origin; null where a figure is out of bounds, a size or layout unknown, or two cells share a name. */
export function parseScene(value: unknown): Scene | null {
  const read = sceneSchema.safeParse(value)
  if (!read.success) return null
  const { cells, preset, layout } = read.data
  const isSound =
    new Set(cells.map((cell) => cell.id)).size === cells.length &&
    presets.some((known) => known.id === preset) &&
    (isAuto(layout) || layoutsFor(cells.length).some((known) => known.id === layout))
  return isSound ? read.data : null
}

/** A picture as it comes into its cell. */
export const unmoved = (cell: Cell): Cell => ({ ...cell, x: 0.5, y: cell.ratio <= 1 ? 0.35 : 0.5, zoom: 1 })

export const emptyCell = (name: string): Cell =>
  unmoved({ id: name, picture: null, name: '', ratio: 1, x: 0, y: 0, zoom: 1, label: '' })

export const firstScene: Scene = {
  preset: 'ig-square',
  layout: 'little',
  cells: [emptyCell('cell-1'), emptyCell('cell-2')].map((cell) => ({ ...cell, ratio: 0.5 })),
  gap: 12,
  radius: 16,
  ground: '#ffffff',
}

export const isAuto = (layout: string) => autoLayouts.some(({ id: auto }) => auto === layout)

export type NewPicture = {
  id: string
  width: number
  height: number
  name: string
  /** Where its heads or other subject are, where that is known. */
  focus?: { x: number; y: number } | null
}

/**
 * Pictures in the empty cells, then in new ones. Auto layouts lose cells that stay empty; another layout gives way to the
 * first of the new number. Where they are cut they show what `focus` says; without it tall and square ones their upper part.
 */
export function withPictures(scene: Scene, pictures: readonly NewPicture[]): Scene {
  const left = [...pictures]
  const there = scene.cells.map((cell) => {
    const next = isFree(cell) ? left.shift() : undefined
    return next ? shown(cell, next) : cell
  })
  const added = left.map((picture) => shown(emptyCell(`c-${picture.id}`), picture))
  return withCells(scene, [...there, ...added].slice(0, MOST_CELLS))
}

function shown(cell: Cell, { id: picture, width, height, name, focus }: NewPicture): Cell {
  const ratio = Math.min(100, Math.max(0.01, width / height))
  return { ...unmoved({ ...cell, picture, name: name.slice(0, 200), ratio }), ...focus }
}

/** Free places for pictures, while some others are on their way. */
export const roomIn = ({ cells }: Scene, coming = 0) =>
  Math.max(0, MOST_CELLS - coming - filled(cells).length)

/** The scene with other cells and a layout that they fit. */
export function withCells(scene: Scene, cells: readonly Cell[]): Scene {
  const full = filled(cells)
  const free = cells.filter(isFree).slice(0, Math.max(0, LEAST_CELLS - full.length))
  const kept = isAuto(scene.layout) ? [...full, ...free] : [...cells]
  while (kept.length < LEAST_CELLS) kept.push(emptyCell(freeName(kept)))
  const fits = isAuto(scene.layout) || layoutsFor(kept.length).some(({ id: known }) => known === scene.layout)
  if (fits) return { ...scene, cells: kept }
  const unnamed = kept.map((cell) => ({ ...cell, label: withoutDefault(cell.label) }))
  return { ...scene, cells: unnamed, layout: firstOf(kept.length) }
}

export const withCell = (scene: Scene, id: string, change: (cell: Cell) => Cell): Scene => ({
  ...scene,
  cells: scene.cells.map((cell) => (cell.id === id ? change(cell) : cell)),
})

/** The scene with a picture in one cell, in place of what is there. */
export const withPictureIn = (scene: Scene, id: string, picture: NewPicture): Scene =>
  withCell(scene, id, (cell) => shown(cell, picture))

/** The scene without a cell's picture. The cell goes too in an auto layout, or where it was empty: a grid keeps its shape. */
export function withoutPicture(scene: Scene, id: string): Scene {
  const rest = scene.cells.filter((cell) => cell.id !== id)
  const isEmpty = scene.cells.some((cell) => cell.id === id && cell.picture === null)
  if (rest.length >= LEAST_CELLS && (isEmpty || isAuto(scene.layout))) return withCells(scene, rest)
  return withCell(scene, id, ({ label }) => ({ ...emptyCell(id), label }))
}

/** The scene in another layout, with as many cells as that has: empty ones go first, then the last pictures; see `hasRoomFor`. */
export function withLayout(scene: Scene, layout: Layout | { id: string }): Scene {
  if (!('rows' in layout)) return withCells({ ...scene, layout: layout.id }, scene.cells)
  const count = sharesOf(layout).length
  const cells = [...scene.cells]
  while (cells.length > count) cells.splice(cells.findLastIndex(isFree), 1)
  while (cells.length < count) cells.push(emptyCell(freeName(cells)))
  const { labels } = layout
  return {
    ...scene,
    layout: layout.id,
    cells: cells.map((cell, index) => ({ ...cell, label: labels?.[index] ?? withoutDefault(cell.label) })),
  }
}

export const hasRoomFor = ({ cells }: Scene, layout: Layout) =>
  filled(cells).length <= sharesOf(layout).length

/** A label that a layout has brought goes with it. */
const withoutDefault = (label: string) => (layouts.some(({ labels }) => labels?.includes(label)) ? '' : label)

const filled = (cells: readonly Cell[]) => cells.filter((cell) => !isFree(cell))

const isFree = ({ picture }: Cell) => picture === null

const firstOf = (count: number) => layoutsFor(count).find(({ labels }) => !labels)?.id ?? 'auto'

function freeName(cells: readonly Cell[]): string {
  let number = 1
  while (cells.some(({ id: taken }) => taken === `cell-${number}`)) number += 1
  return `cell-${number}`
}

import { createItemId, updateItem } from '@/components/editor/scene-items'
import { idSchema, lowercaseColorSchema } from '@/components/editor/scene-schemas'
import type { Point } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import * as z from '@/lib/core/zod'
import { presets } from '@/lib/platforms/images/presets'
import { autoLayouts, type CollageLayout, getCellRects, getLayoutsForCount, layouts } from './layouts'

export const MIN_CELLS = 2
export const MAX_CELLS = 12
export const MAX_LABEL_LENGTH = 30
export const MAX_ZOOM = 4

const cellSchema = z.object({
  id: idSchema,
  picture: z.nullable(idSchema),
  name: z.string().check(z.maxLength(200)),
  /** The image's width by its height; for an empty cell, the ratio that an auto layout reserves. */
  ratio: z.createBoundedNumberSchema(0.01, 100),
  /** The image point to center in the cell as far as possible, from 0 to 1. */
  x: z.createBoundedNumberSchema(0, 1),
  y: z.createBoundedNumberSchema(0, 1),
  zoom: z.createBoundedNumberSchema(1, MAX_ZOOM),
  label: z.string().check(z.maxLength(MAX_LABEL_LENGTH)),
})

const sceneSchema = z.object({
  preset: z.string().check(z.maxLength(40)),
  layout: z.string().check(z.maxLength(40)),
  cells: z.readonly(z.array(cellSchema).check(z.minLength(MIN_CELLS), z.maxLength(MAX_CELLS))),
  /** In output pixels, as is `radius`. */
  gap: z.createBoundedNumberSchema(0, 80),
  radius: z.createBoundedNumberSchema(0, 120),
  ground: lowercaseColorSchema,
})

export type Cell = z.infer<typeof cellSchema>
export type CollageScene = z.infer<typeof sceneSchema>

export function parseScene(value: unknown): CollageScene | null {
  const result = sceneSchema.safeParse(value)
  if (!result.success) return null
  const { cells, preset, layout } = result.data
  const isValid =
    new Set(cells.map((cell) => cell.id)).size === cells.length &&
    presets.some((candidate) => candidate.id === preset) &&
    (isAutoLayout(layout) || getLayoutsForCount(cells.length).some((candidate) => candidate.id === layout))
  return isValid ? result.data : null
}

export const resetCellView = (cell: Cell): Cell => ({ ...cell, x: 0.5, y: cell.ratio <= 1 ? 0.35 : 0.5, zoom: 1 })

export const createEmptyCell = (id: string): Cell =>
  resetCellView({ id, picture: null, name: '', ratio: 1, x: 0, y: 0, zoom: 1, label: '' })

export const initialScene: CollageScene = {
  preset: 'ig-square',
  layout: 'little',
  cells: [createEmptyCell('cell-1'), createEmptyCell('cell-2')].map((cell) => ({ ...cell, ratio: 0.5 })),
  gap: 12,
  radius: 16,
  ground: '#ffffff',
}

const isAutoLayout = (layoutId: string) => autoLayouts.some(({ id: autoLayoutId }) => autoLayoutId === layoutId)

export type NewImage = { id: string; width: number; height: number; name: string; focus?: Point | null }

/** Fills empty cells first. Crops center on `focus`; without it, tall and square images show their upper part. */
export function addImages(scene: CollageScene, images: readonly NewImage[]): CollageScene {
  const remainingImages = [...images]
  const updatedCells = scene.cells.map((cell) => {
    const nextImage = isEmptyCell(cell) ? remainingImages.shift() : undefined
    return nextImage ? fillCell(cell, nextImage) : cell
  })
  const newCells = remainingImages.map((image) => fillCell(createEmptyCell(`c-${image.id}`), image))
  return setCells(scene, [...updatedCells, ...newCells].slice(0, MAX_CELLS))
}

function fillCell(cell: Cell, { id: imageId, width, height, name, focus }: NewImage): Cell {
  const ratio = clamp(width / height, 0.01, 100)
  return { ...resetCellView({ ...cell, picture: imageId, name: name.slice(0, 200), ratio }), ...focus }
}

export const countFreeCells = ({ cells }: CollageScene, pendingCount = 0) =>
  Math.max(0, MAX_CELLS - pendingCount - getFilledCells(cells).length)

export function setCells(scene: CollageScene, cells: readonly Cell[]): CollageScene {
  const filledCells = getFilledCells(cells)
  const emptyCells = cells.filter(isEmptyCell).slice(0, Math.max(0, MIN_CELLS - filledCells.length))
  const nextCells = isAutoLayout(scene.layout) ? [...filledCells, ...emptyCells] : [...cells]
  while (nextCells.length < MIN_CELLS) nextCells.push(createEmptyCell(createItemId('cell-', nextCells)))
  const isLayoutSuitable =
    isAutoLayout(scene.layout) ||
    getLayoutsForCount(nextCells.length).some(({ id: layoutId }) => layoutId === scene.layout)
  if (isLayoutSuitable) return { ...scene, cells: nextCells }
  const unlabeledCells = nextCells.map((cell) => ({ ...cell, label: removeDefaultLabel(cell.label) }))
  return { ...scene, cells: unlabeledCells, layout: getDefaultLayoutId(nextCells.length) }
}

export const updateCell = (scene: CollageScene, id: string, change: (cell: Cell) => Cell): CollageScene => ({
  ...scene,
  cells: updateItem(scene.cells, id, change),
})

export const replaceCellImage = (scene: CollageScene, id: string, image: NewImage): CollageScene =>
  updateCell(scene, id, (cell) => fillCell(cell, image))

/** Removes a cell's image, and the cell if it was empty or in an auto layout. Other grids keep their shape. */
export function removeCellImage(scene: CollageScene, id: string): CollageScene {
  const remainingCells = scene.cells.filter((cell) => cell.id !== id)
  const isEmpty = scene.cells.some((cell) => cell.id === id && cell.picture === null)
  if (remainingCells.length >= MIN_CELLS && (isEmpty || isAutoLayout(scene.layout)))
    return setCells(scene, remainingCells)
  return updateCell(scene, id, ({ label }) => ({ ...createEmptyCell(id), label }))
}

/** Applies a layout and adjusts the cell count: drops empty cells first, then the last images; see `fitsLayout`. */
export function applyLayout(scene: CollageScene, layout: CollageLayout | { id: string }): CollageScene {
  if (!('rows' in layout)) return setCells({ ...scene, layout: layout.id }, scene.cells)
  const count = getCellRects(layout).length
  const cells = [...scene.cells]
  while (cells.length > count) cells.splice(cells.findLastIndex(isEmptyCell), 1)
  while (cells.length < count) cells.push(createEmptyCell(createItemId('cell-', cells)))
  const { labels } = layout
  return {
    ...scene,
    layout: layout.id,
    cells: cells.map((cell, index) => ({ ...cell, label: labels?.[index] ?? removeDefaultLabel(cell.label) })),
  }
}

export const fitsLayout = ({ cells }: CollageScene, layout: CollageLayout) =>
  getFilledCells(cells).length <= getCellRects(layout).length

const removeDefaultLabel = (label: string) => (layouts.some(({ labels }) => labels?.includes(label)) ? '' : label)

const getFilledCells = (cells: readonly Cell[]) => cells.filter((cell) => !isEmptyCell(cell))

const isEmptyCell = ({ picture }: Cell) => picture === null

const getDefaultLayoutId = (count: number) => getLayoutsForCount(count).find(({ labels }) => !labels)?.id ?? 'auto'

import type { Crop } from '@/lib/core/geometry/crop'
import type { Size } from '@/lib/core/geometry/sizes'
import { createRandom } from '@/lib/core/random'
import { getPreset } from '@/lib/platforms/images/presets'
import { justifyCells, justifyToFill, justifyWithLittleCrop } from './auto-layout'
import { getCellRects, layouts } from './layouts'
import { type Cell, type CollageScene, MAX_ZOOM, updateCell } from './scene'

/** The gap is at most this share of the picture's short side, so that a company cover keeps its cells. */
const MAX_GAP_SHARE = 1 / 14

const autoLayoutFunctions: Readonly<Record<string, typeof justifyToFill>> = {
  little: justifyWithLittleCrop,
  fill: justifyToFill,
}

let cachedLayout: { key: string; cells: readonly Crop[] } = { key: '', cells: [] }

/**
 * Where each cell lies, in pixels of the finished picture, in the order of the scene's cells. The last answer is kept: an
 * auto layout of twelve takes a while, and a drag asks with every move.
 */
export function getCellBoxes({ preset, layout, cells, gap }: CollageScene): readonly Crop[] {
  const ratios = cells.map(({ ratio }) => ratio)
  const key = JSON.stringify([preset, layout, gap, ratios])
  if (cachedLayout.key !== key) cachedLayout = { key, cells: layOutCells(getPreset(preset), layout, ratios, gap) }
  return cachedLayout.cells
}

function layOutCells(frame: Size, layoutId: string, ratios: readonly number[], requestedGap: number): readonly Crop[] {
  const gap = Math.min(requestedGap, Math.floor(Math.min(frame.width, frame.height) * MAX_GAP_SHARE))
  const gridLayout = layouts.find(({ id }) => id === layoutId)
  if (!gridLayout) return (autoLayoutFunctions[layoutId] ?? justifyCells)(ratios, frame, gap)
  // Cells lie on a grid with a gap after each of its lines, and one before the first.
  const [width, height] = [frame.width - gap, frame.height - gap]
  return getCellRects(gridLayout).map((rect) => ({
    x: gap + rect.x * width,
    y: gap + rect.y * height,
    width: rect.width * width - gap,
    height: rect.height * height - gap,
  }))
}

/**
 * The scene with a cell's picture moved by so many pixels of the finished picture, as far as it covers its cell; the same
 * scene where it is at its edge, or whole.
 */
export function panCell(scene: CollageScene, id: string, dx: number, dy: number): CollageScene {
  const index = scene.cells.findIndex((cell) => cell.id === id)
  const [cell, box] = [scene.cells[index], getCellBoxes(scene)[index]]
  if (!cell || !box) return scene
  const height = Math.max(box.width / cell.ratio, box.height) * cell.zoom
  const width = height * cell.ratio
  const x = panFocus(cell.x, box.width / width, dx / width)
  const y = panFocus(cell.y, box.height / height, dy / height)
  return x === cell.x && y === cell.y ? scene : updateCell(scene, id, () => ({ ...cell, x, y }))
}

/** A point's new place when the picture moves by `delta`: what shows of it, the share `visibleShare`, stays inside. */
function panFocus(focus: number, visibleShare: number, delta: number): number {
  // Of what is whole that way nothing moves: it keeps its point for a layout that cuts it.
  if (delta === 0 || visibleShare > 0.999) return focus
  const clampFocus = (value: number) => Math.min(Math.max(value, visibleShare / 2), 1 - visibleShare / 2)
  return clampFocus(clampFocus(focus) - delta)
}

export const zoomCell = (scene: CollageScene, id: string, zoom: number): CollageScene =>
  updateCell(scene, id, (cell) => ({ ...cell, zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) }))

/**
 * The longest side, in pixels, that each of so many pictures is opened with: sharp in the largest cell that a layout has for
 * them, and some 80 MB together on a phone. A cell as high as the picture needs far more of a wide photo than its width says.
 */
export const getMaxImageSide = (count: number) => Math.min(2560, Math.floor(5500 / Math.sqrt(count)))

/** The scene with a cell in another place of the order. */
export const moveCell = (scene: CollageScene, fromIndex: number, toIndex: number): CollageScene =>
  reorderCells(
    scene,
    scene.cells.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, ...scene.cells.slice(fromIndex, fromIndex + 1)),
  )

/** The scene in another order than the one there is; the same one for the same seed. */
export function shuffleCells(scene: CollageScene, seed: number): CollageScene {
  const cells = createRandom(seed).shuffle(scene.cells)
  const isUnchanged = cells.every((cell, index) => cell === scene.cells[index])
  return isUnchanged ? moveCell(scene, 0, cells.length - 1) : reorderCells(scene, cells)
}

/** Names that stand in the picture keep their places. */
const reorderCells = (scene: CollageScene, cells: readonly Cell[]): CollageScene => ({
  ...scene,
  cells: cells.map((cell, index) => ({ ...cell, label: scene.cells[index]?.label ?? '' })),
})

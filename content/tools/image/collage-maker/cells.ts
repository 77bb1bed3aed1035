import { moveItem } from '@/components/editor/scene-items'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import { createRandom } from '@/lib/core/random'
import { getPreset } from '@/lib/platforms/images/presets'
import { getCellRects, justifyCells, justifyToFill, justifyWithLittleCrop, layouts } from './layouts'
import { type Cell, type CollageScene, MAX_ZOOM, updateCell } from './scene'

/** Limits the gap to a share of the image's short side, so that a wide company cover still has visible cells. */
const MAX_GAP_SHARE = 1 / 14

const autoLayoutFunctions: Readonly<Record<string, typeof justifyToFill>> = {
  little: justifyWithLittleCrop,
  fill: justifyToFill,
}

let cachedLayout: { key: string; cells: readonly Box[] } = { key: '', cells: [] }

/** In output pixels. Caches the last result: the layout of twelve images is slow, and each move of a drag needs it. */
export function getCellBoxes({ preset, layout, cells, gap }: CollageScene): readonly Box[] {
  const ratios = cells.map(({ ratio }) => ratio)
  const key = JSON.stringify([preset, layout, gap, ratios])
  if (cachedLayout.key !== key) cachedLayout = { key, cells: layOutCells(getPreset(preset), layout, ratios, gap) }
  return cachedLayout.cells
}

function layOutCells(frame: Size, layoutId: string, ratios: readonly number[], requestedGap: number): readonly Box[] {
  const gap = Math.min(requestedGap, Math.floor(Math.min(frame.width, frame.height) * MAX_GAP_SHARE))
  const gridLayout = layouts.find(({ id }) => id === layoutId)
  if (!gridLayout) return (autoLayoutFunctions[layoutId] ?? justifyCells)(ratios, frame, gap)
  // The grid has a gap after each of its lines and one before the first.
  const [width, height] = [frame.width - gap, frame.height - gap]
  return getCellRects(gridLayout).map((rect) => ({
    x: gap + rect.x * width,
    y: gap + rect.y * height,
    width: rect.width * width - gap,
    height: rect.height * height - gap,
  }))
}

/** Moves are in output pixels. Returns the same scene if the image is at its edge or is shown whole. */
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

function panFocus(focus: number, visibleShare: number, delta: number): number {
  // An image fully visible on this axis does not move: its focus is preserved for a layout that crops it.
  if (delta === 0 || visibleShare > 0.999) return focus
  const clampFocus = (value: number) => clamp(value, visibleShare / 2, 1 - visibleShare / 2)
  return clampFocus(clampFocus(focus) - delta)
}

export const zoomCell = (scene: CollageScene, id: string, zoom: number): CollageScene =>
  updateCell(scene, id, (cell) => ({ ...cell, zoom: clamp(zoom, 1, MAX_ZOOM) }))

/** In pixels: sharp in the largest cell of any layout for this count, and about 80 MB in total on a phone. */
export const getMaxImageSide = (count: number) => Math.min(2560, Math.floor(5500 / Math.sqrt(count)))

export const moveCell = (scene: CollageScene, fromIndex: number, toIndex: number): CollageScene =>
  reorderCells(scene, moveItem(scene.cells, fromIndex, toIndex))

export function shuffleCells(scene: CollageScene, seed: number): CollageScene {
  const cells = createRandom(seed).shuffle(scene.cells)
  const isUnchanged = cells.every((cell, index) => cell === scene.cells[index])
  return isUnchanged ? moveCell(scene, 0, cells.length - 1) : reorderCells(scene, cells)
}

/** Labels keep their positions. */
const reorderCells = (scene: CollageScene, cells: readonly Cell[]): CollageScene => ({
  ...scene,
  cells: cells.map((cell, index) => ({ ...cell, label: scene.cells[index]?.label ?? '' })),
})

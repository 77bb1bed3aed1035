import type { Crop } from '@/lib/core/geometry/crop'
import type { Size } from '@/lib/core/geometry/sizes'
import { createRandom } from '@/lib/core/random'
import { presetOf } from '@/lib/platforms/pictures/presets'
import { justified, justifiedCuttingLittle, justifiedToFill } from './auto-layout'
import { layouts, sharesOf } from './layouts'
import { type Cell, MOST_ZOOM, type Scene, withCell } from './scene'

/** The gap is at most this share of the picture's short side, so that a company cover keeps its cells. */
const WIDEST_GAP = 1 / 14

const autos: Readonly<Record<string, typeof justifiedToFill>> = {
  little: justifiedCuttingLittle,
  fill: justifiedToFill,
}

let last: { key: string; cells: readonly Crop[] } = { key: '', cells: [] }

/**
 * Where each cell lies, in pixels of the finished picture, in the order of the scene's cells. The last answer is kept: an
 * auto layout of twelve takes a while, and a drag asks with every move.
 */
export function cellsOf({ preset, layout, cells, gap }: Scene): readonly Crop[] {
  const ratios = cells.map(({ ratio }) => ratio)
  const key = JSON.stringify([preset, layout, gap, ratios])
  if (last.key !== key) last = { key, cells: laidOut(presetOf(preset), layout, ratios, gap) }
  return last.cells
}

function laidOut(frame: Size, layout: string, ratios: readonly number[], wanted: number): readonly Crop[] {
  const gap = Math.min(wanted, Math.floor(Math.min(frame.width, frame.height) * WIDEST_GAP))
  const known = layouts.find(({ id }) => id === layout)
  if (!known) return (autos[layout] ?? justified)(ratios, frame, gap)
  // Cells lie on a grid with a gap after each of its lines, and one before the first.
  const [width, height] = [frame.width - gap, frame.height - gap]
  return sharesOf(known).map((share) => ({
    x: gap + share.x * width,
    y: gap + share.y * height,
    width: share.width * width - gap,
    height: share.height * height - gap,
  }))
}

/**
 * The scene with a cell's picture moved by so many pixels of the finished picture, as far as it covers its cell; the same
 * scene where it is at its edge, or whole.
 */
export function panned(scene: Scene, id: string, dx: number, dy: number): Scene {
  const index = scene.cells.findIndex((cell) => cell.id === id)
  const [cell, place] = [scene.cells[index], cellsOf(scene)[index]]
  if (!cell || !place) return scene
  const height = Math.max(place.width / cell.ratio, place.height) * cell.zoom
  const width = height * cell.ratio
  const x = within(cell.x, place.width / width, dx / width)
  const y = within(cell.y, place.height / height, dy / height)
  return x === cell.x && y === cell.y ? scene : withCell(scene, id, () => ({ ...cell, x, y }))
}

/** A point's new place when the picture moves by `by`: what shows of it, the share `part`, stays inside. */
function within(at: number, part: number, by: number): number {
  // Of what is whole that way nothing moves: it keeps its point for a layout that cuts it.
  if (by === 0 || part > 0.999) return at
  const bounded = (value: number) => Math.min(Math.max(value, part / 2), 1 - part / 2)
  return bounded(bounded(at) - by)
}

export const zoomed = (scene: Scene, id: string, zoom: number): Scene =>
  withCell(scene, id, (cell) => ({ ...cell, zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) }))

/**
 * The longest side, in pixels, that each of so many pictures is opened with: sharp in the largest cell that a layout has for
 * them, and some 80 MB together on a phone. A cell as high as the picture needs far more of a wide photo than its width says.
 */
export const sideFor = (count: number) => Math.min(2560, Math.floor(5500 / Math.sqrt(count)))

/** The scene with a cell in another place of the order. */
export const moved = (scene: Scene, from: number, to: number): Scene =>
  inOrder(scene, scene.cells.toSpliced(from, 1).toSpliced(to, 0, ...scene.cells.slice(from, from + 1)))

/** The scene in another order than the one there is; the same one for the same seed. */
export function shuffled(scene: Scene, seed: number): Scene {
  const cells = createRandom(seed).shuffle(scene.cells)
  const isAsBefore = cells.every((cell, at) => cell === scene.cells[at])
  return isAsBefore ? moved(scene, 0, cells.length - 1) : inOrder(scene, cells)
}

/** Names that stand in the picture keep their places. */
const inOrder = (scene: Scene, cells: readonly Cell[]): Scene => ({
  ...scene,
  cells: cells.map((cell, at) => ({ ...cell, label: scene.cells[at]?.label ?? '' })),
})

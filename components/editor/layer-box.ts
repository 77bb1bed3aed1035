import type { Box, Point, Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import type { Layer } from './editor'

/** Minimum size of a layer, and of its part on the drawing, in drawing pixels, so that it can be dragged. */
const MIN_VISIBLE_SIZE = 24

/** Part of the box always stays on the drawing. */
export function moveBox({ x, y, width, height }: Box, dx: number, dy: number, canvasSize: Size): Box {
  return {
    x: clamp(x + dx, MIN_VISIBLE_SIZE - width, canvasSize.width - MIN_VISIBLE_SIZE),
    y: clamp(y + dy, MIN_VISIBLE_SIZE - height, canvasSize.height - MIN_VISIBLE_SIZE),
    width,
    height,
  }
}

/** Moves the lower right corner of a box by an offset on the page. A rotated layer is resized along its own sides. */
export function resizeBox(layer: Layer, dx: number, dy: number, canvasSize: Size): Box {
  const { x, y, width, height, keepsRatio, rotation = 0 } = layer
  const angleRadians = (rotation * Math.PI) / 180
  const widthDelta = dx * Math.cos(angleRadians) + dy * Math.sin(angleRadians)
  const heightDelta = dy * Math.cos(angleRadians) - dx * Math.sin(angleRadians)
  const [newWidth, newHeight] = [width + widthDelta, height + heightDelta]
  const [maxWidth, maxHeight] = [canvasSize.width * 2, canvasSize.height * 2]
  if (!keepsRatio) {
    const limit = (length: number, max: number) => clamp(length, MIN_VISIBLE_SIZE, max)
    return { x, y, width: limit(newWidth, maxWidth), height: limit(newHeight, maxHeight) }
  }
  const scale = clamp(
    Math.max(newWidth / width, newHeight / height),
    MIN_VISIBLE_SIZE / Math.min(width, height),
    Math.min(maxWidth / width, maxHeight / height),
  )
  return { x, y, width: width * scale, height: height * scale }
}

export function getBottomRightCorner({ x, y, width, height, rotation = 0 }: Layer): Point {
  const angleRadians = (rotation * Math.PI) / 180
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  return {
    x: x + halfWidth + halfWidth * Math.cos(angleRadians) - halfHeight * Math.sin(angleRadians),
    y: y + halfHeight + halfWidth * Math.sin(angleRadians) + halfHeight * Math.cos(angleRadians),
  }
}

/** Rounds to whole pixels; fractions would appear in links and in screen reader output. */
export function roundBox({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** A line that shows what a layer snaps to, as a position in the drawing. */
export type Guide = { axis: 'x' | 'y'; position: number }

/** Edges that snap: any edge or the center when moving, only the lower right corner when resizing. */
const snapEdges = { move: ['middle', 'near', 'far'], resize: ['far'] } as const
const targetEdges = ['near', 'middle', 'far'] as const

/** Snaps a box to the edges and centers of the drawing and of other boxes. Values are in drawing pixels. */
export function snapBox(
  mode: keyof typeof snapEdges,
  box: Box,
  otherBoxes: readonly Box[],
  canvasSize: Size,
  maxDistance: number,
): { box: Box; guides: readonly Guide[] } {
  const targetBoxes = [{ x: 0, y: 0, ...canvasSize }, ...otherBoxes]
  const snapAxis = (axis: 'x' | 'y') => {
    const listPositions = (target: Box) => targetEdges.map((edge) => getEdgePosition(target, axis, edge))
    const positions = snapEdges[mode].map((edge) => getEdgePosition(box, axis, edge))
    return findNearest(positions, targetBoxes.flatMap(listPositions), maxDistance)
  }
  const matches = { x: snapAxis('x'), y: snapAxis('y') }
  const [offsetX, offsetY] = [matches.x?.offset ?? 0, matches.y?.offset ?? 0]
  return {
    box:
      mode === 'move'
        ? { ...box, x: box.x + offsetX, y: box.y + offsetY }
        : { ...box, width: box.width + offsetX, height: box.height + offsetY },
    guides: (['x', 'y'] as const).flatMap((axis) => {
      const match = matches[axis]
      return match ? [{ axis, position: match.position }] : []
    }),
  }
}

function getEdgePosition(box: Box, axis: 'x' | 'y', edge: (typeof targetEdges)[number]): number {
  const length = axis === 'x' ? box.width : box.height
  return box[axis] + { near: 0, middle: length / 2, far: length }[edge]
}

function findNearest(positions: readonly number[], targetPositions: readonly number[], maxDistance: number) {
  return targetPositions
    .flatMap((target) => positions.map((position) => ({ offset: target - position, position: target })))
    .filter(({ offset }) => Math.abs(offset) <= maxDistance)
    .toSorted((one, other) => Math.abs(one.offset) - Math.abs(other.offset))[0]
}

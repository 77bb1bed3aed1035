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

/** Edges as shares of a box. When moving, any edge or the center snaps; when resizing, the lower right corner. */
const snapEdges = { move: [0.5, 0, 1], resize: [1] } as const
const targetEdges = [0, 0.5, 1] as const

/** Snaps a box to the edges and centers of the drawing and of other boxes. Values are in drawing pixels. */
export function snapBox(
  mode: keyof typeof snapEdges,
  box: Box,
  otherBoxes: readonly Box[],
  canvasSize: Size,
  maxDistance: number,
): { box: Box; guides: readonly Guide[] } {
  const targetBoxes = [{ x: 0, y: 0, ...canvasSize }, ...otherBoxes]
  const snapAxis = (axis: Guide['axis']) => {
    const positions = listPositions(box, axis, snapEdges[mode])
    return targetBoxes
      .flatMap((target) => listPositions(target, axis, targetEdges))
      .flatMap((target) => positions.map((position) => ({ axis, position: target, offset: target - position })))
      .filter(({ offset }) => Math.abs(offset) <= maxDistance)
      .toSorted((one, other) => Math.abs(one.offset) - Math.abs(other.offset))[0]
  }
  const [matchX, matchY] = [snapAxis('x'), snapAxis('y')]
  const [offsetX, offsetY] = [matchX?.offset ?? 0, matchY?.offset ?? 0]
  return {
    box:
      mode === 'move'
        ? { ...box, x: box.x + offsetX, y: box.y + offsetY }
        : { ...box, width: box.width + offsetX, height: box.height + offsetY },
    guides: [matchX, matchY].filter((match) => match !== undefined),
  }
}

const listPositions = (box: Box, axis: Guide['axis'], edges: readonly number[]) =>
  edges.map((edge) => box[axis] + edge * (axis === 'x' ? box.width : box.height))

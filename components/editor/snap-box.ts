import type { Size } from '@/lib/core/geometry/sizes'
import type { Box } from './editor-tool'

/** A line that shows what a layer snaps to, as a position in the drawing. */
export type Guide = { axis: 'x' | 'y'; position: number }

type SnapResult = { box: Box; guides: readonly Guide[] }
type Edge = 'near' | 'middle' | 'far'
type SnapMatch = { offset: number; position: number }

/** Edges that snap: any edge or the center when moving, only the lower right corner when resizing. */
const snapEdges = { move: ['middle', 'near', 'far'], resize: ['far'] } as const

/**
 * Snaps a moved or resized box to the edges and center of the drawing and of other boxes within `maxDistance`. All
 * values in pixels of the drawing.
 */
export function snapBox(
  mode: keyof typeof snapEdges,
  box: Box,
  otherBoxes: readonly Box[],
  canvasSize: Size,
  maxDistance: number,
): SnapResult {
  const targetBoxes = [{ x: 0, y: 0, ...canvasSize }, ...otherBoxes]
  const snapAxis = (axis: 'x' | 'y') =>
    findNearest(
      snapEdges[mode].map((edge) => getEdgePosition(box, axis, edge)),
      targetBoxes.flatMap((target) =>
        (['near', 'middle', 'far'] as const).map((edge) => getEdgePosition(target, axis, edge)),
      ),
      maxDistance,
    )
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

function getEdgePosition(box: Box, axis: 'x' | 'y', edge: Edge): number {
  const length = axis === 'x' ? box.width : box.height
  return box[axis] + { near: 0, middle: length / 2, far: length }[edge]
}

/** Returns the smallest offset from a position to a target, or null if all are farther than `maxDistance`. */
function findNearest(
  positions: readonly number[],
  targetPositions: readonly number[],
  maxDistance: number,
): SnapMatch | null {
  let bestMatch: SnapMatch | null = null
  for (const targetPosition of targetPositions) {
    for (const position of positions) {
      const offset = targetPosition - position
      if (Math.abs(offset) <= maxDistance && (!bestMatch || Math.abs(offset) < Math.abs(bestMatch.offset)))
        bestMatch = { offset, position: targetPosition }
    }
  }
  return bestMatch
}

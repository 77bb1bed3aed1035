import type { Size } from '@/lib/core/geometry/sizes'
import type { Box } from './editor-tool'

/** A line that shows what a layer has met, at a place of the drawing. */
export type Guide = { axis: 'x' | 'y'; position: number }

type SnapResult = { box: Box; guides: readonly Guide[] }
type Edge = 'near' | 'middle' | 'far'
type SnapMatch = { offset: number; position: number }

/** What follows the pointer: a whole box by any of its edges and its middle, or its lower right corner. */
const snapEdges = { move: ['middle', 'near', 'far'], resize: ['far'] } as const

/**
 * A box that the visitor moves or resizes. It snaps to the edges and the middle of the drawing and of the other boxes
 * within `maxDistance`. All in pixels of the drawing.
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

/** The smallest way from one of the places to one of the targets; null where all are farther than `maxDistance`. */
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

import type { Box } from '@/components/editor/editor-tool'

/** Whether a shape is what a text stands on. */
export function containsCentre(shape: Box, { x, y, width, height }: Box): boolean {
  const [middle, centre] = [x + width / 2, y + height / 2]
  const isIn = middle > shape.x && middle < shape.x + shape.width && centre > shape.y
  return isIn && centre < shape.y + shape.height
}

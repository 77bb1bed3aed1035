import type { Box } from '@/components/editor/editor-tool'

export function containsCenter(shape: Box, { x, y, width, height }: Box): boolean {
  const [centerX, centerY] = [x + width / 2, y + height / 2]
  const isInsideLeftTopRight = centerX > shape.x && centerX < shape.x + shape.width && centerY > shape.y
  return isInsideLeftTopRight && centerY < shape.y + shape.height
}

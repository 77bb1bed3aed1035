import type { Box, Size } from './sizes'

/** Returns the largest centered crop with the target's aspect ratio, in source pixels. */
export function computeCoverCrop(source: Size, target: Size): Box {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const width = Math.max(1, Math.min(source.width, Math.round(target.width * scale)))
  const height = Math.max(1, Math.min(source.height, Math.round(target.height * scale)))
  return { x: Math.floor((source.width - width) / 2), y: Math.floor((source.height - height) / 2), width, height }
}

/** Places a crop in an image, in whole pixels. `position` is 0 for the left and top edges and 1 for the others. */
export const positionCrop = ({ width, height }: Size, image: Size, position: number): Box => ({
  x: Math.round((image.width - width) * position),
  y: Math.round((image.height - height) * position),
  width,
  height,
})

/** Returns where a frame is along its free axis, from 0 (left or top) to 1; the middle without a frame or free axis. */
export function getFramePosition(frame: Box | undefined): number {
  const space = frame ? 1 - Math.min(frame.width, frame.height) : 0
  return frame && space > 0.001 ? Math.max(frame.x, frame.y) / space : 0.5
}

import type { Box, Size } from './sizes'

export type Crop = Box

/** Returns the largest centered crop with the target's aspect ratio, in source pixels. */
export function computeCoverCrop(source: Size, target: Size): Crop {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const width = Math.max(1, Math.min(source.width, Math.round(target.width * scale)))
  const height = Math.max(1, Math.min(source.height, Math.round(target.height * scale)))
  return { x: Math.floor((source.width - width) / 2), y: Math.floor((source.height - height) / 2), width, height }
}

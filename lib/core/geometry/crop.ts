import type { Size } from './sizes'

export type Crop = Size & { x: number; y: number }

/** The largest part of a picture that has the target's ratio, taken from its middle. In the picture's own pixels. */
export function computeCoverCrop(source: Size, target: Size): Crop {
  const scale = Math.min(source.width / target.width, source.height / target.height)
  const width = Math.max(1, Math.min(source.width, Math.round(target.width * scale)))
  const height = Math.max(1, Math.min(source.height, Math.round(target.height * scale)))
  return {
    x: Math.floor((source.width - width) / 2),
    y: Math.floor((source.height - height) / 2),
    width,
    height,
  }
}

import type { Box, Size } from '@/lib/core/geometry/sizes'
import type { ImageShape } from './shapes'

/** `source` is in image pixels, `destination` in drawing pixels. */
export function getImagePlacement(shape: ImageShape, { width, height }: Size): { source: Box; destination: Box } {
  const destination = { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
  const scales = [destination.width / width, destination.height / height] as const
  if (shape.fit === 'contain') {
    const scale = Math.min(...scales)
    const size = { width: width * scale, height: height * scale }
    const x = destination.x + (destination.width - size.width) / 2
    const y = destination.y + (destination.height - size.height) / 2
    return { source: { x: 0, y: 0, width, height }, destination: { x, y, ...size } }
  }
  const scale = Math.max(...scales) * Math.max(1, shape.zoom ?? 1)
  const size = { width: destination.width / scale, height: destination.height / scale }
  const { x, y } = shape.focus ?? { x: 0.5, y: 0.5 }
  return {
    source: { x: clampStart(x * width, size.width, width), y: clampStart(y * height, size.height, height), ...size },
    destination,
  }
}

const clampStart = (center: number, partLength: number, totalLength: number) =>
  Math.min(Math.max(0, center - partLength / 2), Math.max(0, totalLength - partLength))

import type { Size } from '@/lib/core/geometry/sizes'
import type { CropArea } from './crop-area'
import type { CropView } from './crop-view'

type ImageTransform = Pick<CropView, 'turns' | 'mirrored' | 'angle'>

const cosines = [1, 0, -1, 0] as const
const sines = [0, 1, 0, -1] as const

/**
 * Returns the area available for crops, in image pixels: the largest rectangle of the turned image's ratio inside the
 * rotated image, so that no crop has empty corners.
 */
export function getFrameSize(size: Size, { turns, angle }: ImageTransform): Size {
  const { width, height } = turns % 2 === 0 ? size : { width: size.height, height: size.width }
  const [cos, sin] = [Math.cos(toRadians(Math.abs(angle))), Math.sin(toRadians(Math.abs(angle)))]
  const scale = Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/**
 * Returns the matrix that draws an image of this size at 0, 0 so that an area of its frame fills a canvas of
 * `outputSize`.
 */
export function getCropMatrix(size: Size, view: ImageTransform, area: CropArea, outputSize: Size): Matrix {
  const frame = getFrameSize(size, view)
  const [cos, sin] = [Math.cos(toRadians(view.angle)), Math.sin(toRadians(view.angle))]
  const [rotationCos, rotationSin] = [cosines[view.turns] ?? 1, sines[view.turns] ?? 0]
  const mirrorFactor = view.mirrored ? -1 : 1
  // Rotation × mirror × quarter turns.
  const xx = cos * mirrorFactor * rotationCos - sin * rotationSin
  const yx = sin * mirrorFactor * rotationCos + cos * rotationSin
  const xy = -cos * mirrorFactor * rotationSin - sin * rotationCos
  const yy = -sin * mirrorFactor * rotationSin + cos * rotationCos
  const [scaleX, scaleY] = [outputSize.width / area.width, outputSize.height / area.height]
  const x = frame.width / 2 - area.x - (xx * size.width + xy * size.height) / 2
  const y = frame.height / 2 - area.y - (yx * size.width + yy * size.height) / 2
  return [xx * scaleX, yx * scaleY, xy * scaleX, yy * scaleY, x * scaleX, y * scaleY]
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

import type { Box, Size } from '@/lib/core/geometry/sizes'

export type CropView = {
  /** Quarter turns clockwise, 0 to 3. */
  turns: number
  /** Mirrored horizontally, after the quarter turns. */
  mirrored: boolean
  /** Straightening angle clockwise in degrees, -45 to 45. */
  angle: number
  /** The crop in shares of the frame; null until one is chosen. */
  part: Box | null
}

export const MAX_ANGLE = 45

export const initialView: CropView = { turns: 0, mirrored: false, angle: 0, part: null }

export const getView = (tweak: unknown) => (tweak as CropView | null) ?? initialView

/** Rotates a quarter turn clockwise as displayed, so the stored turns of a mirrored image go the other way. */
export function rotateRight(view: CropView): CropView {
  const { turns, mirrored, part } = view
  return {
    ...view,
    turns: (turns + (mirrored ? 3 : 1)) % 4,
    part: part && { x: 1 - part.y - part.height, y: part.x, width: part.height, height: part.width },
  }
}

export const rotateLeft = (view: CropView): CropView => rotateRight(rotateRight(rotateRight(view)))

/** Mirrors horizontally as displayed, which also negates the angle. */
export function flipHorizontally({ turns, mirrored, angle, part }: CropView): CropView {
  return { turns, mirrored: !mirrored, angle: -angle || 0, part: part && { ...part, x: 1 - part.x - part.width } }
}

export const flipVertically = (view: CropView): CropView => flipHorizontally(rotateRight(rotateRight(view)))

export const mirrorFrame = (frame: Box, { mirrored }: Pick<CropView, 'mirrored'>): Box =>
  mirrored ? { ...frame, x: 1 - frame.x - frame.width } : frame

type ImageTransform = Pick<CropView, 'turns' | 'mirrored' | 'angle'>

const cosines = [1, 0, -1, 0] as const
const sines = [0, 1, 0, -1] as const

/** In pixels: the largest rectangle of the image's ratio in the rotated image, so that no crop has empty corners. */
export function getFrameSize(size: Size, { turns, angle }: ImageTransform): Size {
  const { width, height } = turns % 2 === 0 ? size : { width: size.height, height: size.width }
  const [cos, sin] = [Math.cos(toRadians(Math.abs(angle))), Math.sin(toRadians(Math.abs(angle)))]
  const scale = Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Returns the matrix that draws an image at 0, 0 so that an area of its frame fills `outputSize`. */
export function getCropMatrix(size: Size, view: ImageTransform, area: Box, outputSize: Size): Matrix {
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

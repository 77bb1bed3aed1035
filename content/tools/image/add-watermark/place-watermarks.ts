import type { Size } from '@/lib/core/geometry/sizes'
import type { WatermarkOptions } from './fields'

export type Point = { x: number; y: number }

/** Where the middle of each mark lies, and by how much all are made smaller to fit. `angle` in radians. */
export type WatermarkLayout = { centres: readonly Point[]; scale: number; angle: number }

type Options = Pick<WatermarkOptions, 'position' | 'margin' | 'turn'>

/** Most marks of one picture: more are a pattern and no longer words. */
const MAX_MARKS = 400

/** Places a mark of a size in pixels on a picture. Turned or long ones are made smaller until they fit, one with its distance from all edges. */
export function placeWatermarks(
  picture: Size,
  mark: Size,
  { position, margin, turn }: Options,
): WatermarkLayout {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const box = {
    width: mark.width * cos + mark.height * sin,
    height: mark.width * sin + mark.height * cos,
  }
  const edge = (Math.min(picture.width, picture.height) * margin) / 100
  const inset = position === 'tile' ? 0 : edge
  const room = { width: picture.width - 2 * inset, height: picture.height - 2 * inset }
  const scale = Math.min(1, room.width / box.width, room.height / box.height)
  if (position === 'tile') {
    const fitted = { width: mark.width * scale, height: mark.height * scale }
    return { centres: tileWatermarks(picture, fitted, edge, angle), scale, angle }
  }
  const alignCentre = (side: number, size: number, first: string, last: string) => {
    if (position.includes(first)) return edge + (size * scale) / 2
    return position.includes(last) ? side - edge - (size * scale) / 2 : side / 2
  }
  const centre = {
    x: alignCentre(picture.width, box.width, 'left', 'right'),
    y: alignCentre(picture.height, box.height, 'top', 'bottom'),
  }
  return { centres: [centre], scale, angle }
}

/** Rows like bricks, turned as a whole around the middle; those that no pixel of the picture would show are left out. */
function tileWatermarks(picture: Size, mark: Size, edge: number, angle: number): Point[] {
  const gap = Math.max(edge, mark.height * 0.5)
  const reach = Math.hypot(picture.width, picture.height) / 2 + Math.max(mark.width, mark.height)
  const stepScale = Math.max(
    1,
    Math.sqrt((4 * reach * reach) / ((mark.width + gap) * (mark.height + gap) * MAX_MARKS)),
  )
  const step = { x: (mark.width + gap) * stepScale, y: (mark.height + gap) * stepScale }
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const markRadius = Math.hypot(mark.width, mark.height) / 2
  const centres: Point[] = []
  for (let row = -Math.ceil(reach / step.y); row * step.y <= reach; row += 1) {
    for (let column = -Math.ceil(reach / step.x) - 1; column * step.x <= reach; column += 1) {
      const along = (column + (row % 2 === 0 ? 0 : 0.5)) * step.x
      const x = picture.width / 2 + along * cos - row * step.y * sin
      const y = picture.height / 2 + along * sin + row * step.y * cos
      const isVisible =
        x > -markRadius &&
        y > -markRadius &&
        x < picture.width + markRadius &&
        y < picture.height + markRadius
      if (isVisible) centres.push({ x, y })
    }
  }
  return centres
}

/** Canvas transform that lays the area below a mark, turned as it is, on a square of `side` pixels. */
export function getAreaTransform({ x, y }: Point, mark: Size, angle: number, side: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = side / Math.max(1, mark.width)
  const down = side / Math.max(1, mark.height)
  const [a, b, c, d] = [cos * across, -sin * down, sin * across, cos * down]
  return [a, b, c, d, side / 2 - a * x - c * y, side / 2 - b * x - d * y] as const
}

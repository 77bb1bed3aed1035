import { isRecord } from '@/lib/core/is-record'
import type { CropArea } from './crop-area'

/** How one picture is turned and which part of it is kept. */
export type CropView = {
  /** Quarter turns to the right, 0 to 3. */
  turns: number
  /** Mirrored left to right, after the turns. */
  mirrored: boolean
  /** Straightened by so many degrees to the right, -45 to 45. */
  angle: number
  /** The part that is kept, in shares of the frame; null until one is chosen. */
  part: CropArea | null
}

export const MAX_ANGLE = 45

export const initialView: CropView = { turns: 0, mirrored: false, angle: 0, part: null }

/** A view that was kept as plain data; what is not one counts as untouched. */
export function parseView(value: unknown): CropView {
  if (!isRecord(value)) return initialView
  const { turns, mirrored, angle, part } = value
  return {
    turns: isWithin(turns, 0, 3) ? Math.round(turns) : 0,
    mirrored: mirrored === true,
    angle: isWithin(angle, -MAX_ANGLE, MAX_ANGLE) ? angle : 0,
    part: isArea(part) ? part : null,
  }
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

/** 1 − 0.8 − 0.2 is less than nothing for a computer: a part at an edge is still one once it is turned. */
const ROUNDING_TOLERANCE = 1e-6

const isArea = (part: unknown): part is CropArea =>
  isRecord(part) &&
  [part.x, part.y].every((value) => isWithin(value, -ROUNDING_TOLERANCE, 1)) &&
  [part.width, part.height].every((value) => isWithin(value, 0, 1 + ROUNDING_TOLERANCE) && value > 0)

/** A quarter turn to the right as it is seen, so that a mirrored picture turns the other way inside. */
export function rotateRight({ turns, mirrored, angle, part }: CropView): CropView {
  const nextTurns = (turns + (mirrored ? 3 : 1)) % 4
  return {
    turns: nextTurns,
    mirrored,
    angle,
    part: part && { x: 1 - part.y - part.height, y: part.x, width: part.height, height: part.width },
  }
}

export const rotateLeft = (view: CropView): CropView => rotateRight(rotateRight(rotateRight(view)))

/** Left and right change places as they are seen, and with them the slant. */
export function flipHorizontally({ turns, mirrored, angle, part }: CropView): CropView {
  return {
    turns,
    mirrored: !mirrored,
    angle: -angle || 0,
    part: part && { ...part, x: 1 - part.x - part.width },
  }
}

/** Top and bottom change places: the same as left and right, on the head. */
export const flipVertically = (view: CropView): CropView => flipHorizontally(rotateRight(rotateRight(view)))

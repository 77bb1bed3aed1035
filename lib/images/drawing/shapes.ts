import type { Box, Point, Size } from '@/lib/core/geometry/sizes'

/** `size` is the letter height in drawing pixels. `family` is preferred to the drawing's typefaces. */
export type Font = { size: number; weight: 400 | 500 | 600 | 700; family?: string | undefined }

/** Returns the width of a one-line text in drawing pixels. */
export type TextMeasurer = (text: string, font: Font) => number

export type TextDirection = 'ltr' | 'rtl'

/** A clockwise rotation around a point of the drawing. */
type Rotation = Point & { degrees: number }

export const getRotation = ({
  x,
  y,
  width,
  height,
  turn,
}: Box & { turn?: number | undefined }): Rotation | undefined =>
  turn ? { degrees: turn, x: x + width / 2, y: y + height / 2 } : undefined

/** An outline entirely outside the fill, in drawing pixels. */
export type Outlined = { outline?: { colour: string; width: number } | undefined }

/** The shadow is in drawing pixels. */
type ShapeStyle = { turn?: Rotation | undefined; shadow?: (Point & { colour: string; blur: number }) | undefined }

/** A linear gradient between two points. The position of each stop is from 0 to 1. */
export type Gradient = {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  stops: readonly (readonly [at: number, colour: string])[]
}

export const createGradient = (from: Gradient['from'], to: Gradient['to'], ...colors: [string, string]): Gradient => ({
  from,
  to,
  stops: colors.map((color, index) => [index, color]),
})

/** `x` is the line's start, middle or end by `align`, `y` its baseline. Right-to-left text starts at its right edge. */
export type TextShape = ShapeStyle &
  Outlined &
  Point & {
    kind: 'text'
    text: string
    font: Font
    color: string
    align: 'start' | 'middle' | 'end'
    direction: TextDirection
  }

/** `radius` rounds the corners. `dashLength` draws only a dashed edge. `gradient` replaces the color. */
export type BoxShape = ShapeStyle &
  Box & { kind: 'box'; color: string; gradient?: Gradient | undefined; radius?: number; dashLength?: number }

/** An ellipse in its box, filled, or stroked within the box with `lineWidth`. */
export type OvalShape = ShapeStyle & Box & { kind: 'oval'; color: string; lineWidth?: number | undefined }

export type PathShape = ShapeStyle &
  Outlined & {
    kind: 'path'
    points: readonly (readonly [x: number, y: number])[]
    color: string
    /** Filled when omitted. */
    width?: number
  }

/** The painter looks the image up by `id`. `color` fills the box until the image is available. */
export type ImageShape = ShapeStyle &
  Outlined &
  Box & {
    kind: 'picture'
    id: string
    color?: string | undefined
    /** Default: `cover`. */
    fit?: 'cover' | 'contain' | undefined
    /** The point that stays visible when the image is cropped, from 0 to 1 each way. Default: the middle. */
    focus?: Point | undefined
    /** Default: 1, the largest visible part. */
    zoom?: number | undefined
    isMirrored?: boolean | undefined
    radius?: number | undefined
    /** Opacity of a black overlay, from 0 to 1. */
    dim?: number | undefined
    /** Blur radius in drawing pixels. */
    blur?: number | undefined
  }

/** A rounded box behind a logo, with some padding. */
export function createPlate({ x, y, width, height }: Box, color: string, turn?: Rotation): BoxShape {
  const padding = Math.max(width, height) * 0.06
  const size = { width: width + 2 * padding, height: height + 2 * padding }
  return { kind: 'box', x: x - padding, y: y - padding, ...size, radius: 3 * padding, color, turn }
}

export type Shape = TextShape | BoxShape | OvalShape | PathShape | ImageShape

export type Drawing = Size & { shapes: readonly Shape[] }

import type { Crop } from '@/lib/core/geometry/crop'

/**
 * Height of letters in pixels of the drawing, their weight, and the typeface that comes before those the drawing is
 * painted in; without one it is the site's.
 */
export type Font = { size: number; weight: 400 | 500 | 600 | 700; family?: string | undefined }

/** Width of a text in pixels of the drawing, on one line. */
export type TextMeasurer = (text: string, font: Font) => number

export type TextDirection = 'ltr' | 'rtl'

/** Turned clockwise around a point of the drawing. */
export type Rotation = { degrees: number; x: number; y: number }

type RotatableBox = { x: number; y: number; width: number; height: number; turn?: number | undefined }

/** The turn of a box by so many degrees around its middle; none for 0. */
export const getRotation = ({ x, y, width, height, turn }: RotatableBox): Rotation | undefined =>
  turn ? { degrees: turn, x: x + width / 2, y: y + height / 2 } : undefined

/** A line of `width` around what is filled, wholly outside of it, and a shadow; in pixels of the drawing. */
type ShapeStyle = {
  turn?: Rotation | undefined
  outline?: { colour: string; width: number } | undefined
  shadow?: { colour: string; blur: number; x: number; y: number } | undefined
}

/** Colours on the way from a point to another; `at` goes from 0 to 1. */
export type Gradient = {
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  stops: readonly (readonly [at: number, colour: string])[]
}

/** One line of text; `x` is where it begins (ends, from right to left), its middle or its end, `y` its baseline. */
export type TextShape = ShapeStyle & {
  kind: 'text'
  text: string
  x: number
  y: number
  font: Font
  colour: string
  align: 'start' | 'middle' | 'end'
  direction: TextDirection
}

/**
 * Corners are rounded by `radius`; a `dashLength` draws its edge alone, in strokes of that length. A `gradient` fills it in
 * place of the colour.
 */
export type BoxShape = ShapeStyle & {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  colour: string
  gradient?: Gradient | undefined
  radius?: number
  dashLength?: number
}

/** An ellipse in its box, filled, or with a `lineWidth` of that width drawn within the box's edge. */
export type OvalShape = ShapeStyle & {
  kind: 'oval'
  x: number
  y: number
  width: number
  height: number
  colour: string
  lineWidth?: number | undefined
}

/** A closed or open line through points, filled or drawn with a width. */
export type PathShape = ShapeStyle & {
  kind: 'path'
  points: readonly (readonly [x: number, y: number])[]
  colour: string
  /** Filled where left out. */
  width?: number
}

/** A picture that the painter is given by its name; `colour` stands there while it has none. See `getImagePlacement` for the part that shows. */
export type ImageShape = ShapeStyle & {
  kind: 'picture'
  id: string
  x: number
  y: number
  width: number
  height: number
  colour?: string | undefined
  /** `cover` where left out. */
  fit?: 'cover' | 'contain' | undefined
  /** The point of the picture, from 0 to 1 each way, that stays in view when it is cut; its middle where left out. */
  focus?: { x: number; y: number } | undefined
  /** 1 where left out: as much as there is. */
  zoom?: number | undefined
  /** The part that shows, in shares of the picture from 0 to 1; in place of `focus` and `zoom`. */
  source?: Crop | undefined
  isMirrored?: boolean | undefined
  radius?: number | undefined
  /** How much of it can't be seen through, from 0 to 1. */
  opacity?: number | undefined
  /** How much black lies on it, from 0 to 1. */
  dim?: number | undefined
  /** How far a point spreads, in pixels of the drawing. */
  blur?: number | undefined
}

/** What a drawing is made of, the first at the bottom. */
export type Shape = TextShape | BoxShape | OvalShape | PathShape | ImageShape

/** A picture as data: measured and tested without a canvas, then painted on one. */
export type Drawing = { width: number; height: number; shapes: readonly Shape[] }

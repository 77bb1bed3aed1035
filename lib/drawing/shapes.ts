/** Height of letters in pixels of the drawing, and their weight in the site's typeface. */
export type Font = { size: number; weight: 400 | 500 | 600 | 700 }

/** Width of a text in pixels of the drawing, on one line. */
export type Measure = (text: string, font: Font) => number

export type Direction = 'ltr' | 'rtl'

/** One line of text; `x` is where it begins (ends, from right to left) or its middle, `y` its baseline. */
export type TextShape = {
  kind: 'text'
  text: string
  x: number
  y: number
  font: Font
  colour: string
  align: 'start' | 'middle'
  direction: Direction
}

/** Corners are rounded by `radius`; a `dash` draws its edge alone, in strokes of that length. */
export type BoxShape = {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  colour: string
  radius?: number
  dash?: number
}

/** A closed or open line through points, filled or drawn with a width. */
export type PathShape = {
  kind: 'path'
  points: readonly (readonly [x: number, y: number])[]
  colour: string
  /** Filled where left out. */
  width?: number
}

/** What a drawing is made of, the first at the bottom. */
export type Shape = TextShape | BoxShape | PathShape

/** A picture as data: measured and tested without a canvas, then painted on one. */
export type Drawing = { width: number; height: number; shapes: readonly Shape[] }

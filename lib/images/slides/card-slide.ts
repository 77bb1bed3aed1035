import type { Measure, Shape } from '@/lib/images/drawing/shapes'
import { fitWords, wordShapes } from './fit-words'
import { bottomRow, runsOf } from './frame'
import type { SlideOrder } from './lay-out-slide'
import type { Palette } from './palettes'

const edge = 56
const margin = 128
const slide = 1080
const top = 210
const bottom = 1140

/** A card on the palette's strongest colour; cover and end fill it, with their words in its middle. */
export function cardSlide(order: SlideOrder, palette: Palette, measure: Measure) {
  const { words, index, total } = order
  const direction = runsOf(order)
  const isEdge = index === 0 || index === total - 1
  const [ink, second] = isEdge ? [palette.onAccent, palette.onAccent] : [palette.ink, palette.muted]
  const fitted = fitWords(words, { width: slide - 2 * margin, height: bottom - top }, measure)
  const y = isEdge ? (top + bottom - fitted.height) / 2 : top
  const align = isEdge ? ('middle' as const) : ('start' as const)
  const x = isEdge ? slide / 2 : direction === 'rtl' ? slide - margin : margin
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: slide, height: 1350, colour: palette.accent },
    ...(isEdge ? [] : [sheet(palette.ground)]),
    ...(isEdge ? [] : [rule(direction === 'rtl' ? slide - margin - 96 : margin, palette.accent)]),
    ...wordShapes(fitted, { x, y, direction, align, ink, second }, measure),
    ...bottomRow(order, { left: margin, right: slide - margin, y: 1212, colour: second }, measure),
  ]
  return { shapes, cut: fitted.cut }
}

function sheet(colour: string): Shape {
  return {
    kind: 'box',
    x: edge,
    y: edge,
    width: slide - 2 * edge,
    height: 1350 - 2 * edge,
    colour,
    radius: 44,
  }
}

function rule(x: number, colour: string): Shape {
  return { kind: 'box', x, y: 142, width: 96, height: 14, colour, radius: 7 }
}

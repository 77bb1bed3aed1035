import type { Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { fitSlideText, slideTextShapes } from './fit-slide-text'
import type { SlideInput } from './lay-out-slide'
import type { Palette } from './palettes'
import { bottomRow, getSlideDirection } from './slide-footer'

const edge = 56
const margin = 128
const slide = 1080
const top = 210
const bottom = 1140

/** A card on the palette's strongest colour; cover and end fill it, with their words in its middle. */
export function cardSlide(order: SlideInput, palette: Palette, measure: TextMeasurer) {
  const { text, index, total } = order
  const direction = getSlideDirection(order)
  const isEdge = index === 0 || index === total - 1
  const [ink, second] = isEdge ? [palette.onAccent, palette.onAccent] : [palette.text, palette.muted]
  const fitted = fitSlideText(text, { width: slide - 2 * margin, height: bottom - top }, measure)
  const y = isEdge ? (top + bottom - fitted.height) / 2 : top
  const align = isEdge ? ('middle' as const) : ('start' as const)
  const x = isEdge ? slide / 2 : direction === 'rtl' ? slide - margin : margin
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: slide, height: 1350, colour: palette.accent },
    ...(isEdge ? [] : [sheet(palette.background)]),
    ...(isEdge ? [] : [rule(direction === 'rtl' ? slide - margin - 96 : margin, palette.accent)]),
    ...slideTextShapes(fitted, { x, y, direction, align, ink, second }, measure),
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

import type { Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { buildSlideTextShapes, fitSlideText } from './fit-slide-text'
import type { SlideInput } from './lay-out-slide'
import type { Palette } from './palettes'
import { buildFooterShapes, getSlideDirection } from './slide-footer'

const edge = 56
const margin = 128
const SLIDE_WIDTH = 1080
const top = 210
const bottom = 1140

/** A card on the palette's strongest colour; cover and end fill it, with their words in its middle. */
export function layOutCardSlide(input: SlideInput, palette: Palette, measure: TextMeasurer) {
  const { text, index, total } = input
  const direction = getSlideDirection(input)
  const isFirstOrLast = index === 0 || index === total - 1
  const [headlineColor, bodyColor] = isFirstOrLast
    ? [palette.onAccent, palette.onAccent]
    : [palette.text, palette.muted]
  const fitted = fitSlideText(text, { width: SLIDE_WIDTH - 2 * margin, height: bottom - top }, measure)
  const y = isFirstOrLast ? (top + bottom - fitted.height) / 2 : top
  const align = isFirstOrLast ? ('middle' as const) : ('start' as const)
  const x = isFirstOrLast ? SLIDE_WIDTH / 2 : direction === 'rtl' ? SLIDE_WIDTH - margin : margin
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: SLIDE_WIDTH, height: 1350, colour: palette.accent },
    ...(isFirstOrLast ? [] : [buildSheet(palette.background)]),
    ...(isFirstOrLast ? [] : [buildRule(direction === 'rtl' ? SLIDE_WIDTH - margin - 96 : margin, palette.accent)]),
    ...buildSlideTextShapes(fitted, { x, y, direction, align, headlineColor, bodyColor }, measure),
    ...buildFooterShapes(input, { left: margin, right: SLIDE_WIDTH - margin, y: 1212, colour: bodyColor }, measure),
  ]
  return { shapes, cut: fitted.cut }
}

function buildSheet(colour: string): Shape {
  return {
    kind: 'box',
    x: edge,
    y: edge,
    width: SLIDE_WIDTH - 2 * edge,
    height: 1350 - 2 * edge,
    colour,
    radius: 44,
  }
}

function buildRule(x: number, colour: string): Shape {
  return { kind: 'box', x, y: 142, width: 96, height: 14, colour, radius: 7 }
}

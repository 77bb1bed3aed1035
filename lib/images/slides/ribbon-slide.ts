import type { Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { fitSlideText, slideTextShapes } from './fit-slide-text'
import type { SlideInput } from './lay-out-slide'
import type { Palette } from './palettes'
import { bottomRow, getSlideDirection } from './slide-footer'

const margin = 96
const slide = 1080
/** Words stand below the ribbon and above the last row. */
const top = 420
const bottom = 1150

/** One ribbon runs through the whole carousel, so that a swipe follows it; the words stand at the bottom. */
export function ribbonSlide(order: SlideInput, palette: Palette, measure: TextMeasurer) {
  const { text, index, total } = order
  const direction = getSlideDirection(order)
  const isEdge = index === 0 || index === total - 1
  const [ground, ink, second, band] = isEdge
    ? [palette.accent, palette.onAccent, palette.onAccent, palette.onAccent]
    : [palette.background, palette.text, palette.muted, palette.accent]
  const fitted = fitSlideText(text, { width: slide - 2 * margin, height: bottom - top }, measure)
  const x = direction === 'rtl' ? slide - margin : margin
  const y = bottom - fitted.height
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: slide, height: 1350, colour: ground },
    ribbon(direction === 'rtl' ? total - 1 - index : index, total, band),
    ...slideTextShapes(fitted, { x, y, direction, ink, second }, measure),
    ...bottomRow(order, { left: margin, right: slide - margin, y: 1254, colour: second }, measure),
  ]
  return { shapes, cut: fitted.cut }
}

/** The part of a wave that lies on one slide; it leaves each at the height at which the next one takes it up. */
function ribbon(place: number, total: number, colour: string): Shape {
  const points = Array.from({ length: 65 }, (_, step) => {
    const along = place + (step - 2) / 60
    const swing = Math.sin(along * 2.3 + 0.6) * 78 + Math.sin(along * 5.1) * 34
    return [(step - 2) * (slide / 60), 232 + swing] as const
  })
  const from = place === 0 ? points.filter(([x]) => x >= 300) : points
  return {
    kind: 'path',
    points: place === total - 1 ? from.filter(([x]) => x <= slide - 300) : from,
    colour,
    width: 34,
  }
}

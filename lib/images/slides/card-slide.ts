import type { Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { SlideInput } from './lay-out-slide'
import type { Palette } from './palettes'
import { buildFooterShapes, buildSlideTextShapes, fitSlideText, getSlideDirection } from './slide-shapes'

const CARD_MARGIN = 56
const TEXT_MARGIN = 128
const SLIDE_WIDTH = 1080
const TEXT_TOP = 210
const TEXT_BOTTOM = 1140

/** A card on the palette's strongest color. The cover and last slide fill it and center their text. */
export function layOutCardSlide(input: SlideInput, palette: Palette, measure: TextMeasurer) {
  const { text, index, total } = input
  const direction = getSlideDirection(input)
  const isFirstOrLast = index === 0 || index === total - 1
  const [headlineColor, bodyColor] = isFirstOrLast
    ? [palette.onAccent, palette.onAccent]
    : [palette.text, palette.muted]
  const fittedText = fitSlideText(
    text,
    { width: SLIDE_WIDTH - 2 * TEXT_MARGIN, height: TEXT_BOTTOM - TEXT_TOP },
    measure,
  )
  const y = isFirstOrLast ? (TEXT_TOP + TEXT_BOTTOM - fittedText.height) / 2 : TEXT_TOP
  const align = isFirstOrLast ? ('middle' as const) : ('start' as const)
  const x = isFirstOrLast ? SLIDE_WIDTH / 2 : direction === 'rtl' ? SLIDE_WIDTH - TEXT_MARGIN : TEXT_MARGIN
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: SLIDE_WIDTH, height: 1350, color: palette.accent },
    ...(isFirstOrLast ? [] : [buildCard(palette.background)]),
    ...(isFirstOrLast
      ? []
      : [buildAccentLine(direction === 'rtl' ? SLIDE_WIDTH - TEXT_MARGIN - 96 : TEXT_MARGIN, palette.accent)]),
    ...buildSlideTextShapes(fittedText, { x, y, direction, align, headlineColor, bodyColor }, measure),
    ...buildFooterShapes(
      input,
      { left: TEXT_MARGIN, right: SLIDE_WIDTH - TEXT_MARGIN, y: 1212, color: bodyColor },
      measure,
    ),
  ]
  return { shapes, cut: fittedText.isTruncated }
}

function buildCard(color: string): Shape {
  return {
    kind: 'box',
    x: CARD_MARGIN,
    y: CARD_MARGIN,
    width: SLIDE_WIDTH - 2 * CARD_MARGIN,
    height: 1350 - 2 * CARD_MARGIN,
    color,
    radius: 44,
  }
}

function buildAccentLine(x: number, color: string): Shape {
  return { kind: 'box', x, y: 142, width: 96, height: 14, color, radius: 7 }
}

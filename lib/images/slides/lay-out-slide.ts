import type { Drawing, Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutCardSlide } from './card-slide'
import type { Palette } from './palettes'
import { buildFooterShapes, buildSlideTextShapes, fitSlideText, getSlideDirection } from './slide-shapes'
import type { SlideStyle } from './slide-style'
import type { SlideText } from './slide-text'

const TEXT_MARGIN = 96
const SLIDE_WIDTH = 1080
/** The text area between the ribbon and the footer. */
const TEXT_TOP = 420
const TEXT_BOTTOM = 1150

/** One ribbon continues through all slides of the carousel. The text is at the bottom. */
export function layOutRibbonSlide(input: SlideInput, palette: Palette, measure: TextMeasurer) {
  const { text, index, total } = input
  const direction = getSlideDirection(input)
  const isFirstOrLast = index === 0 || index === total - 1
  const [background, headlineColor, bodyColor, ribbonColor] = isFirstOrLast
    ? [palette.accent, palette.onAccent, palette.onAccent, palette.onAccent]
    : [palette.background, palette.text, palette.muted, palette.accent]
  const fittedText = fitSlideText(
    text,
    { width: SLIDE_WIDTH - 2 * TEXT_MARGIN, height: TEXT_BOTTOM - TEXT_TOP },
    measure,
  )
  const x = direction === 'rtl' ? SLIDE_WIDTH - TEXT_MARGIN : TEXT_MARGIN
  const y = TEXT_BOTTOM - fittedText.height
  const shapes: Shape[] = [
    { kind: 'box', x: 0, y: 0, width: SLIDE_WIDTH, height: 1350, color: background },
    buildRibbon(direction === 'rtl' ? total - 1 - index : index, total, ribbonColor),
    ...buildSlideTextShapes(fittedText, { x, y, direction, headlineColor, bodyColor }, measure),
    ...buildFooterShapes(
      input,
      { left: TEXT_MARGIN, right: SLIDE_WIDTH - TEXT_MARGIN, y: 1254, color: bodyColor },
      measure,
    ),
  ]
  return { shapes, cut: fittedText.isTruncated }
}

/** Builds one slide's part of a wave. It leaves the slide at the height at which the next one continues it. */
function buildRibbon(index: number, total: number, color: string): Shape {
  const points = Array.from({ length: 65 }, (_, step) => {
    const wavePosition = index + (step - 2) / 60
    const waveOffset = Math.sin(wavePosition * 2.3 + 0.6) * 78 + Math.sin(wavePosition * 5.1) * 34
    return [(step - 2) * (SLIDE_WIDTH / 60), 232 + waveOffset] as const
  })
  const pointsFromStart = index === 0 ? points.filter(([x]) => x >= 300) : points
  return {
    kind: 'path',
    points: index === total - 1 ? pointsFromStart.filter(([x]) => x <= SLIDE_WIDTH - 300) : pointsFromStart,
    color,
    width: 34,
  }
}

/** Instagram's largest feed format, 4:5 (help.instagram.com, 2026-11). */
export const SLIDE_SIZE = { width: 1080, height: 1350 } as const

export type SlideInput = { text: SlideText; index: number; total: number }

/** A slide as a drawing; `cut` if its text does not fit. */
export type SlideDrawing = Drawing & { cut: boolean }

const layoutFunctions = { ribbon: layOutRibbonSlide, card: layOutCardSlide } as const

/** Lays out a slide. The page preview and the saved file are painted from the same drawing. */
export function layOutSlide(input: SlideInput, { palette, layout }: SlideStyle, measure: TextMeasurer): SlideDrawing {
  return { ...SLIDE_SIZE, ...layoutFunctions[layout](input, palette, measure) }
}

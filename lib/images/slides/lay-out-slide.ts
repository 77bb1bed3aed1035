import { buildTextShapes } from '@/lib/images/drawing/fitted-text'
import type { Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { Palette } from './palettes'
import { buildFooterShapes, fitSlideText, getSlideDirection } from './slide-shapes'
import type { SlideStyle } from './slide-style'
import type { SlideText } from './slide-text'

/** Instagram's largest feed format, 4:5 (help.instagram.com, 2026-11). */
export const SLIDE_SIZE = { width: 1080, height: 1350 } as const

const { width: SLIDE_WIDTH, height: SLIDE_HEIGHT } = SLIDE_SIZE

export type SlideInput = { text: SlideText; index: number; total: number }

/** The area of the text, and the middle of the footer. */
const slideMeasures = {
  ribbon: { margin: 96, top: 420, bottom: 1150, footerY: 1254 },
  card: { margin: 128, top: 210, bottom: 1140, footerY: 1212 },
} as const

/** Lays out a slide; `cut` if its text does not fit. The page and the saved file paint the same drawing. */
export function layOutSlide(input: SlideInput, { palette, layout }: SlideStyle, measure: TextMeasurer) {
  const { text, index, total } = input
  const { margin, top, bottom, footerY } = slideMeasures[layout]
  const direction = getSlideDirection(input)
  const isRightToLeft = direction === 'rtl'
  const isFirstOrLast = index === 0 || index === total - 1
  const isCentered = layout === 'card' && isFirstOrLast
  const headlineColor = isFirstOrLast ? palette.onAccent : palette.text
  const bodyColor = isFirstOrLast ? palette.onAccent : palette.muted
  const fittedText = fitSlideText(text, { width: SLIDE_WIDTH - 2 * margin, height: bottom - top }, measure)
  const textPosition = {
    x: isCentered ? SLIDE_WIDTH / 2 : isRightToLeft ? SLIDE_WIDTH - margin : margin,
    y: isCentered ? (top + bottom - fittedText.height) / 2 : layout === 'card' ? top : bottom - fittedText.height,
    direction,
    align: isCentered ? ('middle' as const) : ('start' as const),
  }
  const bodyY = textPosition.y + fittedText.headline.height + fittedText.gap
  const shapes = [
    ...(layout === 'card'
      ? buildCardShapes(isFirstOrLast, isRightToLeft, palette)
      : buildRibbonShapes(isRightToLeft ? total - 1 - index : index, total, isFirstOrLast, palette)),
    ...buildTextShapes(fittedText.headline, { ...textPosition, color: headlineColor }, measure),
    ...(fittedText.body
      ? buildTextShapes(fittedText.body, { ...textPosition, y: bodyY, color: bodyColor }, measure)
      : []),
    ...buildFooterShapes(input, { left: margin, right: SLIDE_WIDTH - margin, y: footerY, color: bodyColor }, measure),
  ]
  return { ...SLIDE_SIZE, shapes, cut: fittedText.isTruncated }
}

const buildBackground = (color: string): Shape => ({ kind: 'box', x: 0, y: 0, ...SLIDE_SIZE, color })

/** A card on the palette's strongest color, which the cover and the last slide fill. */
function buildCardShapes(isFirstOrLast: boolean, isRightToLeft: boolean, { accent, background }: Palette): Shape[] {
  if (isFirstOrLast) return [buildBackground(accent)]
  const { margin } = slideMeasures.card
  const lineX = isRightToLeft ? SLIDE_WIDTH - margin - 96 : margin
  return [
    buildBackground(accent),
    { kind: 'box', x: 56, y: 56, width: SLIDE_WIDTH - 112, height: SLIDE_HEIGHT - 112, color: background, radius: 44 },
    { kind: 'box', x: lineX, y: 142, width: 96, height: 14, color: accent, radius: 7 },
  ]
}

/** One slide's part of the wave through all slides. It ends at the height at which the next slide continues it. */
function buildRibbonShapes(index: number, total: number, isFirstOrLast: boolean, palette: Palette): Shape[] {
  const { accent, onAccent, background } = palette
  const points = Array.from({ length: 65 }, (_, step) => {
    const wavePosition = index + (step - 2) / 60
    const waveOffset = Math.sin(wavePosition * 2.3 + 0.6) * 78 + Math.sin(wavePosition * 5.1) * 34
    return [(step - 2) * (SLIDE_WIDTH / 60), 232 + waveOffset] as const
  })
  const [minX, maxX] = [index === 0 ? 300 : -Infinity, index === total - 1 ? SLIDE_WIDTH - 300 : Infinity]
  return [
    buildBackground(isFirstOrLast ? accent : background),
    {
      kind: 'path',
      points: points.filter(([x]) => x >= minX && x <= maxX),
      color: isFirstOrLast ? onAccent : accent,
      width: 34,
    },
  ]
}

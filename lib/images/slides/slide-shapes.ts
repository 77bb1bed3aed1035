import type { Size } from '@/lib/core/geometry/sizes'
import {
  balanceLines,
  buildTextShapes,
  findFirstFit,
  fitText,
  getTextDirection,
} from '@/lib/images/drawing/fitted-text'
import type { Shape, TextDirection, TextMeasurer } from '@/lib/images/drawing/shapes'
import type { SlideInput } from './lay-out-slide'
import type { SlideText } from './slide-text'

type FontSizes = { headline: number; body: number }

/** In pixels of a slide 1,080 wide. The last is the smallest that is readable on a phone, at a third of the width. */
const sentenceFontSizes: readonly [FontSizes, ...FontSizes[]] = [
  { headline: 90, body: 50 },
  { headline: 80, body: 46 },
  { headline: 72, body: 44 },
  { headline: 64, body: 40 },
  { headline: 56, body: 36 },
  { headline: 48, body: 32 },
  { headline: 40, body: 30 },
]

const headlineFontSizes: readonly [FontSizes, ...FontSizes[]] = [
  { headline: 132, body: 60 },
  { headline: 116, body: 58 },
  { headline: 102, body: 54 },
  ...sentenceFontSizes,
]

/** A longer headline counts as a standalone sentence. */
const MAX_HEADLINE_LENGTH = 60

/** Fits a slide's text at the largest sizes. Text that exceeds the smallest sizes is cut and flagged. */
export function fitSlideText({ headline, body }: SlideText, bounds: Size, measure: TextMeasurer) {
  const fontSizeSteps = headline.length > MAX_HEADLINE_LENGTH ? sentenceFontSizes : headlineFontSizes
  const fit = findFirstFit(fontSizeSteps, (sizes) => fitAtSizes(sizes, headline, body, bounds, measure))
  return {
    ...fit,
    headline: balanceLines(headline, fit.headline, bounds.width, measure),
    body: fit.body && balanceLines(body, fit.body, bounds.width, measure),
  }
}

function fitAtSizes(fontSizes: FontSizes, headline: string, body: string, bounds: Size, measure: TextMeasurer) {
  const gap = body === '' ? 0 : Math.round(fontSizes.headline * 0.4)
  // A truncated headline leaves half of the height to the body.
  const headlineHeight =
    body === '' ? bounds.height : Math.max(bounds.height / 2, bounds.height - gap - fontSizes.body * 8)
  const headlineOptions = { sizes: [fontSizes.headline], weight: 700, leading: 1.08 } as const
  const fittedHeadline = fitText(headline, { width: bounds.width, height: headlineHeight }, headlineOptions, measure)
  const bodyBounds = { width: bounds.width, height: bounds.height - fittedHeadline.height - gap }
  const bodyOptions = { sizes: [fontSizes.body], weight: 400, leading: 1.36 } as const
  const fittedBody = body === '' ? null : fitText(body, bodyBounds, bodyOptions, measure)
  return {
    headline: fittedHeadline,
    body: fittedBody,
    gap,
    height: fittedHeadline.height + gap + (fittedBody?.height ?? 0),
    isTruncated: fittedHeadline.isTruncated || (fittedBody?.isTruncated ?? false),
    hasDividedWord: fittedHeadline.hasDividedWord || (fittedBody?.hasDividedWord ?? false),
  }
}

type FooterPosition = { left: number; right: number; y: number; color: string }

export function buildFooterShapes(input: SlideInput, position: FooterPosition, measure: TextMeasurer): Shape[] {
  const { left, right, y, color } = position
  const { text: slideText, index, total } = input
  const direction = getSlideDirection(input)
  const fittedText = fitText(
    slideText.footer,
    { width: right - left - 140, height: 44 },
    { sizes: [34, 28], weight: 600, leading: 1.2 },
    measure,
  )
  const startX = direction === 'rtl' ? right : left
  const textShapes = slideText.footer
    ? buildTextShapes(fittedText, { x: startX, y: y - 22, color, direction }, measure)
    : []
  return index === total - 1
    ? textShapes
    : [...textShapes, ...buildArrow(direction === 'rtl' ? left : right, y, color, direction)]
}

export const getSlideDirection = ({ text }: SlideInput) => getTextDirection(`${text.headline} ${text.body}`)

function buildArrow(tipX: number, y: number, color: string, direction: TextDirection): Shape[] {
  const sign = direction === 'rtl' ? 1 : -1
  const headX = tipX + sign * 26
  const buildStroke = (...points: [x: number, y: number][]): Shape => ({ kind: 'path', points, color, width: 9 })
  return [buildStroke([tipX + sign * 84, y], [tipX, y]), buildStroke([headX, y - 24], [tipX, y], [headX, y + 24])]
}

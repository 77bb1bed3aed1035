import { balanceLines } from '@/lib/images/drawing/balance-lines'
import { findFirstFit } from '@/lib/images/drawing/find-first-fit'
import { type FittedText, fitText } from '@/lib/images/drawing/fit-text'
import type { Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { buildTextShapes, type TextPosition } from '@/lib/images/drawing/text-shapes'
import type { SlideText } from './slide-text'

export type FittedSlideText = {
  headline: FittedText
  body: FittedText | null
  gap: number
  height: number
  isTruncated: boolean
}

type FontSizes = { headline: number; body: number }

/** Sizes in pixels of 1080. The last is the smallest readable size on a phone, where the slide is a third as wide. */
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

type Bounds = { width: number; height: number }

/** A longer headline counts as a standalone sentence. */
const MAX_HEADLINE_LENGTH = 60

/**
 * Fits a slide's text at the largest sizes for the bounds. Text that does not fit at the smallest sizes is truncated
 * and flagged.
 */
export function fitSlideText({ headline, body }: SlideText, bounds: Bounds, measure: TextMeasurer): FittedSlideText {
  const fontSizeSteps = headline.length > MAX_HEADLINE_LENGTH ? sentenceFontSizes : headlineFontSizes
  const {
    top: fittedHeadline,
    below: fittedBody,
    ...measurements
  } = findFirstFit(fontSizeSteps, (sizes) => fitAtSizes(sizes, headline, body, bounds, measure))
  return {
    ...measurements,
    headline: balanceLines(headline, fittedHeadline, bounds.width, measure),
    body: fittedBody && balanceLines(body, fittedBody, bounds.width, measure),
  }
}

function fitAtSizes(fontSizes: FontSizes, headline: string, body: string, bounds: Bounds, measure: TextMeasurer) {
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
    top: fittedHeadline,
    below: fittedBody,
    gap,
    height: fittedHeadline.height + gap + (fittedBody?.height ?? 0),
    isTruncated: fittedHeadline.isTruncated || (fittedBody?.isTruncated ?? false),
    hasDividedWord: fittedHeadline.hasDividedWord || (fittedBody?.hasDividedWord ?? false),
  }
}

type SlideTextPosition = Omit<TextPosition, 'colour'> & { headlineColor: string; bodyColor: string }

export function buildSlideTextShapes(
  fittedText: FittedSlideText,
  { headlineColor, bodyColor, ...position }: SlideTextPosition,
  measure: TextMeasurer,
): Shape[] {
  const { headline, body, gap } = fittedText
  const bodyY = position.y + headline.height + gap
  return [
    ...buildTextShapes(headline, { ...position, colour: headlineColor }, measure),
    ...(body ? buildTextShapes(body, { ...position, y: bodyY, colour: bodyColor }, measure) : []),
  ]
}

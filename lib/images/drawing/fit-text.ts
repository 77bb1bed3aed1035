import { breakLines, type Line } from './break-lines'
import { findFirstFit } from './find-first-fit'
import type { Font, TextMeasurer } from './shapes'
import { splitGraphemes } from './text-segmentation'

/**
 * A text broken into lines at one size. `isTruncated` if it does not fit at the smallest size; `hasDividedWord` if a
 * word is wider than a line.
 */
export type FittedText = {
  font: Font
  lines: readonly Line[]
  lineHeight: number
  height: number
  isTruncated: boolean
  hasDividedWord: boolean
}

type Bounds = { width: number; height: number }

/** Sizes from the largest, line height as a multiple of the size, and most lines. */
export type FitTextOptions = {
  sizes: readonly [number, ...number[]]
  weight: Font['weight']
  leading: number
  family?: string | undefined
}

/**
 * Fits a text into bounds at the largest size, preferring whole words: a smaller size comes before a divided word. Text
 * that does not fit at the smallest size is truncated with “…”.
 */
export function fitText(text: string, bounds: Bounds, options: FitTextOptions, measure: TextMeasurer): FittedText {
  const fittedText = findFirstFit(options.sizes, (size) => layOutAtSize(text, size, bounds, options, measure))
  return fittedText.isTruncated ? truncateToBounds(fittedText, bounds, measure) : fittedText
}

function layOutAtSize(
  text: string,
  size: number,
  bounds: Bounds,
  { weight, leading, family }: FitTextOptions,
  measure: TextMeasurer,
): FittedText {
  const font = { size, weight, ...(family && { family }) }
  const { lines, hasDividedWord } = breakLines(text, bounds.width, (line) => measure(line, font))
  const lineHeight = Math.round(size * leading)
  const height = lines.length * lineHeight
  return { font, lines, lineHeight, height, isTruncated: height > bounds.height, hasDividedWord }
}

function truncateToBounds(fittedText: FittedText, { width, height }: Bounds, measure: TextMeasurer): FittedText {
  const { lines, lineHeight, font } = fittedText
  const visibleLines = lines.slice(0, Math.max(1, Math.floor(height / lineHeight)))
  const lastLine = visibleLines.at(-1)
  if (!lastLine) return fittedText
  const graphemes = splitGraphemes(lastLine.text)
  while (graphemes.length > 0 && measure(`${graphemes.join('').trimEnd()} …`, font) > width) graphemes.pop()
  const text = `${graphemes.join('').trimEnd()} …`
  const blanks = lastLine.blanks.filter(([, to]) => to < text.length)
  return {
    ...fittedText,
    lines: [...visibleLines.slice(0, -1), { text, blanks }],
    height: visibleLines.length * lineHeight,
  }
}

/** Lists sizes from largest to smallest, each about 5 percent below the last. */
export function listFontSizes(maxSize: number, minSize: number): [number, ...number[]] {
  const roundedMinSize = Math.round(minSize)
  const sizes: [number, ...number[]] = [Math.max(Math.round(maxSize), roundedMinSize)]
  for (let size = sizes[0]; size > roundedMinSize; ) {
    size = Math.max(roundedMinSize, Math.min(size - 1, Math.round(size * 0.95)))
    sizes.push(size)
  }
  return sizes
}

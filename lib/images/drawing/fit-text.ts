import { breakLines, type Line } from './break-lines'
import { findFirstFit } from './find-first-fit'
import type { Font, TextMeasurer } from './shapes'
import { splitGraphemes } from './text-segmentation'

/**
 * A text in lines at one size; `isTruncated` where even the smallest size did not hold all of it, `hasDividedWord` where a word is wider
 * than a line.
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

/** How letters may be set: sizes from the largest, the line's height as a multiple of the size, most lines. */
export type FitTextOptions = {
  sizes: readonly [number, ...number[]]
  weight: Font['weight']
  leading: number
  family?: string | undefined
}

/**
 * The largest setting in which a text fits into a room, whole words first: a long word takes a smaller size before it is
 * divided. What the smallest size does not hold is cut with “…”.
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

/** Sizes from a largest to a smallest, each about a twentieth below the last. */
export function listFontSizes(maxSize: number, minSize: number): [number, ...number[]] {
  const roundedMinSize = Math.round(minSize)
  const sizes: [number, ...number[]] = [Math.max(Math.round(maxSize), roundedMinSize)]
  for (let size = sizes[0]; size > roundedMinSize; ) {
    size = Math.max(roundedMinSize, Math.min(size - 1, Math.round(size * 0.95)))
    sizes.push(size)
  }
  return sizes
}

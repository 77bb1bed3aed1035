import type { Size } from '@/lib/core/geometry/sizes'
import { splitGraphemes } from '@/lib/core/strings/segment-text'
import { breakLines, type Line } from './break-lines'
import type { Font, Shape, TextDirection, TextMeasurer } from './shapes'

/** `isTruncated`: too long even at the smallest size. `hasDividedWord`: a word is wider than a line. */
type FitResult = { isTruncated: boolean; hasDividedWord: boolean }

/** The first result that truncates nothing and divides no word, else that truncates nothing, else the last. */
export function findFirstFit<Step, Result extends FitResult>(
  steps: readonly [Step, ...Step[]],
  tryStep: (step: Step) => Result,
): Result {
  const results: Result[] = []
  for (const step of steps) {
    const result = tryStep(step)
    if (!result.isTruncated && !result.hasDividedWord) return result
    results.push(result)
  }
  return results.find(({ isTruncated }) => !isTruncated) ?? (results.at(-1) as Result)
}

export type FittedText = FitResult & { font: Font; lines: readonly Line[]; lineHeight: number; height: number }

/** `sizes` are in descending order. `leading` is the line height as a multiple of the size. */
export type FitTextOptions = {
  sizes: readonly [number, ...number[]]
  weight: Font['weight']
  leading: number
  family?: string | undefined
}

/** Fits at the largest size. Prefers a smaller size to a divided word. Truncates with “…” at the smallest size. */
export function fitText(text: string, bounds: Size, options: FitTextOptions, measure: TextMeasurer): FittedText {
  const { sizes, weight, leading, family } = options
  const fittedText = findFirstFit(sizes, (size) => {
    const font: Font = { size, weight, ...(family && { family }) }
    const { lines, hasDividedWord } = breakLines(text, bounds.width, (line) => measure(line, font))
    const lineHeight = Math.round(size * leading)
    const height = lines.length * lineHeight
    return { font, lines, lineHeight, height, isTruncated: height > bounds.height, hasDividedWord }
  })
  return fittedText.isTruncated ? truncateToBounds(fittedText, bounds, measure) : fittedText
}

function truncateToBounds(fittedText: FittedText, { width, height }: Size, measure: TextMeasurer): FittedText {
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

/** Rebalances a headline's lines to similar widths without changing their number. Truncated text stays unchanged. */
export function balanceLines(text: string, fittedText: FittedText, width: number, measure: TextMeasurer): FittedText {
  const { font, lines, isTruncated } = fittedText
  let bestLines = lines
  for (let share = 0.95; share >= 0.5 && lines.length > 1 && !isTruncated; share -= 0.05) {
    const narrowerResult = breakLines(text, width * share, (part) => measure(part, font))
    if (narrowerResult.lines.length > lines.length || narrowerResult.hasDividedWord) break
    bestLines = narrowerResult.lines
  }
  return { ...fittedText, lines: bestLines }
}

const rightToLeftScriptPattern =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Returns the direction of the first letter, as browsers do for `dir="auto"`. */
export function getTextDirection(text: string): TextDirection {
  return rightToLeftScriptPattern.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

type TextPosition = {
  /** The start of the lines, which is the right edge in right-to-left text, or their middle if `align` is `middle`. */
  x: number
  y: number
  color: string
  direction: TextDirection
  align?: 'start' | 'middle'
}

/** Builds the lines of a fitted text, with a dashed edge around each blank. */
export function buildTextShapes(fittedText: FittedText, position: TextPosition, measure: TextMeasurer): Shape[] {
  const { font, lines, lineHeight } = fittedText
  const { x, y, color, direction, align = 'start' } = position
  const strokeWidth = Math.max(2, Math.round(font.size / 18))
  return lines.flatMap(({ text, blanks }, index): Shape[] => {
    const top = y + index * lineHeight
    const width = measure(text, font)
    const left = align === 'middle' ? x - width / 2 : direction === 'rtl' ? x - width : x
    const blankBoxes = blanks.map(([start, end]): Shape => {
      const widthBefore = measure(text.slice(0, start), font)
      const blankWidth = measure(text.slice(start, end), font)
      return {
        kind: 'box',
        x: (direction === 'rtl' ? left + width - widthBefore - blankWidth : left + widthBefore) - strokeWidth,
        y: top + lineHeight * 0.04,
        width: blankWidth + strokeWidth * 2,
        height: lineHeight * 0.92,
        color,
        radius: font.size / 6,
        dashLength: strokeWidth * 3,
      }
    })
    const baseline = top + lineHeight / 2 + font.size * 0.34
    return [...blankBoxes, { kind: 'text', text, x, y: baseline, font, color, align, direction }]
  })
}

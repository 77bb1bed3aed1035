import { breakLines } from './break-lines'
import type { FittedText } from './fit-text'
import type { TextMeasurer } from './shapes'

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

import { breakLines } from './break-lines'
import type { FittedText } from './fit-text'
import type { TextMeasurer } from './shapes'

/** A headline's lines: the same number of them, as even as they get. What was cut stays as it is. */
export function balanceLines(text: string, fitted: FittedText, width: number, measure: TextMeasurer): FittedText {
  const { font, lines, cut } = fitted
  let best = lines
  for (let share = 0.95; share >= 0.5 && lines.length > 1 && !cut; share -= 0.05) {
    const narrower = breakLines(text, width * share, (part) => measure(part, font))
    if (narrower.lines.length > lines.length || narrower.divided) break
    best = narrower.lines
  }
  return { ...fitted, lines: best }
}

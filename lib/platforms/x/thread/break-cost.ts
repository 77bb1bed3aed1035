import type { TextPart } from './text-parts'

/** A list begins, or a heading's text. */
const AFTER_INTRO_COST = 90
const LINE_COST = 18
const SENTENCE_COST = 30
/** A question belongs to its answer, and "But it rained" to what it turns around. */
const DEPENDENT_SENTENCE_COST = 20
const CLAUSE_COST = 110
const WORD_COST = 160

const MAX_HEADING_LENGTH = 70
const dependentOpeningPattern = /^(?:and|but|so|because|or|that|this|it|they|he|she|which|then|yet)\b/i

/** Whether a paragraph ends before this part; the text's start and its end are ends as well. */
export function isParagraphBreakBefore(parts: readonly TextPart[], index: number): boolean {
  return index <= 0 || index >= parts.length || /\n\s*\n/.test(getGap(parts, index))
}

/** What it costs to begin a new post at this part. */
export function getBreakCost(parts: readonly TextPart[], index: number): number {
  const previousPart = parts[index - 1]
  const nextPart = parts[index]
  if (!previousPart || !nextPart) return 0
  const text = previousPart.text.trimEnd()
  if (/[:：]$/.test(text) || isHeading(parts, index - 1)) return AFTER_INTRO_COST
  if (isParagraphBreakBefore(parts, index)) return 0
  if (getGap(parts, index).includes('\n')) return LINE_COST
  if (previousPart.boundary !== 'sentence') return previousPart.boundary === 'clause' ? CLAUSE_COST : WORD_COST
  return (
    SENTENCE_COST +
    (/[?？]$/.test(text) || dependentOpeningPattern.test(nextPart.text.trimStart()) ? DEPENDENT_SENTENCE_COST : 0)
  )
}

/** A short line by itself without a full stop, such as "What I learned". */
function isHeading(parts: readonly TextPart[], index: number): boolean {
  const part = parts[index]
  if (!part || !isParagraphBreakBefore(parts, index) || !isParagraphBreakBefore(parts, index + 1)) return false
  return part.textWeight <= MAX_HEADING_LENGTH && /[\p{L}\p{N}]$/u.test(part.text.trimEnd()) && !part.text.includes('.')
}

function getGap(parts: readonly TextPart[], index: number): string {
  const previousText = parts[index - 1]?.text ?? ''
  const nextText = parts[index]?.text ?? ''
  return (
    previousText.slice(previousText.trimEnd().length) + nextText.slice(0, nextText.length - nextText.trimStart().length)
  )
}

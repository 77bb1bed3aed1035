import { clamp } from '@/lib/core/numbers'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import type { ScoreKind } from '@/lib/tool/card'
import { checkCapitals, checkClarity, checkLineLength, checkOpening } from './form-checks'
import { looksEnglish } from './line-words'
import { checkCuriosity, checkSpecificity, checkSubjectFirst } from './topic-checks'

export type LineScoreInput = {
  kind: ScoreKind
  text: string
  topic: string
  /** The search phrase that the line targets, or ''. */
  keyword: string
}

/** Points beyond the check's range count as its minimum or maximum. */
export type LineCheck = (line: LineScoreInput, maxPoints: number) => readonly [points: number, reason: string]

/** The weights are our own and predict no reach. */
const checks: readonly (readonly [name: string, maxPoints: number, check: LineCheck])[] = [
  ['Length', 10, checkLineLength],
  ['Clarity', 10, checkClarity],
  ['Specificity', 30, checkSpecificity],
  ['Curiosity', 30, checkCuriosity],
  ['Opening', 5, checkOpening],
  ['Subject first', 10, checkSubjectFirst],
  ['Capitals', 5, checkCapitals],
]

type ScoreCheck = { name: string; points: number; maxPoints: number; reason: string }

export type Score = { total: number; checks: readonly ScoreCheck[] }

/** Null without letters or digits; `unreadable` if mostly not English. */
export function scoreLine(line: LineScoreInput): Score | 'unreadable' | null {
  const text = collapseWhitespace(line.text)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  if (!looksEnglish(text)) return 'unreadable'
  const results = checks.map(([name, maxPoints, check]) => {
    const [points, reason] = check({ ...line, text }, maxPoints)
    return { name, points: clamp(points, 0, maxPoints), maxPoints, reason }
  })
  return { total: results.reduce((sum, { points }) => sum + points, 0), checks: results }
}

import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { getRejectionReason, type RejectionReason } from '@/lib/core/strings/rejection-reason'
import type { ScoreKind } from '@/lib/tool/card'
import { checkCapitals } from './capitals'
import { checkClarity } from './clarity'
import { checkCuriosity } from './curiosity'
import { checkLineLength } from './line-length'
import { looksEnglish } from './line-words'
import { checkSpecificity } from './specificity'
import { checkSubjectFirst } from './subject-first'

const MAX_OPENING_POINTS = 5

const messagesByRejectionReason: Record<RejectionReason, string> = {
  opener: 'Opens with a cliché.',
  cliche: 'Sounds like AI wrote it.',
  blank: 'There’s still a blank to fill in.',
  bait: 'Begs for engagement, which TikTok’s feed standards count against you.',
}

function checkOpening({ text }: LineScoreInput): ScoreCheck {
  const rejection = getRejectionReason(text)
  const reason = rejection ? messagesByRejectionReason[rejection] : 'Not a cliché.'
  return { name: 'Opening', points: rejection ? 0 : MAX_OPENING_POINTS, maxPoints: MAX_OPENING_POINTS, reason }
}

export type LineScoreInput = {
  kind: ScoreKind
  text: string
  topic: string
  /** The search phrase that the line targets, or ''. */
  keyword: string
}

export type ScoreCheck = { name: string; points: number; maxPoints: number; reason: string }

export type Score = { total: number; checks: readonly ScoreCheck[] }

/** The weights are our own and predict no reach. Null without letters or digits; `unreadable` if mostly not English. */
export function scoreLine(line: LineScoreInput): Score | 'unreadable' | null {
  const text = collapseWhitespace(line.text)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  if (!looksEnglish(text)) return 'unreadable'
  const trimmedLine = { ...line, text }
  const checks = [
    checkLineLength,
    checkClarity,
    checkSpecificity,
    checkCuriosity,
    checkOpening,
    checkSubjectFirst,
    checkCapitals,
  ].map((check) => check(trimmedLine))
  return { total: checks.reduce((sum, { points }) => sum + points, 0), checks }
}

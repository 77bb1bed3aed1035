import type { ScoreKind } from '@/lib/tool/card'
import { checkCapitals } from './capitals'
import { checkClarity } from './clarity'
import { checkCuriosity } from './curiosity'
import { checkLineLength } from './line-length'
import { looksEnglish } from './looks-english'
import { checkOpening } from './opening'
import { checkSpecificity } from './specificity'
import { checkSubjectFirst } from './subject-first'

export type LineScoreInput = {
  kind: ScoreKind
  text: string
  /** What the video is about, in the visitor's words; empty where they have not said. */
  topic: string
  /** The phrase it should be found by; empty where there is none. */
  keyword: string
}

/** One item of the checklist: points of at most `maxPoints`, and why. */
export type ScoreCheck = { name: string; points: number; maxPoints: number; reason: string }

export type Score = { total: number; checks: readonly ScoreCheck[] }

/**
 * A checklist for the line that decides whether a video is watched, 0 to 100 points. It counts what can be counted in
 * an English line and predicts nothing; the weights are ours: most points are for what makes people stay, few for what
 * is merely no fault. An empty line has none, and one of which most is no English cannot be scored.
 */
export function scoreLine(line: LineScoreInput): Score | 'unreadable' | null {
  const text = line.text.replace(/\s+/g, ' ').trim()
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

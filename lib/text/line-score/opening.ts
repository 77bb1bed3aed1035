import { getRejectionReason, type RejectionReason } from '@/lib/core/strings/rejection-reason'
import type { LineScoreInput, ScoreCheck } from './score-line'

const MAX_POINTS = 5

const reasons: Record<RejectionReason, string> = {
  opener: 'Opens with a cliché.',
  cliche: 'Sounds like AI wrote it.',
  blank: 'There is still a blank to fill.',
  bait: 'Begs for engagement. TikTok’s feed standards hold that against a post.',
}

export function checkOpening({ text }: LineScoreInput): ScoreCheck {
  const rejection = getRejectionReason(text)
  if (rejection) return { name: 'Opening', points: 0, maxPoints: MAX_POINTS, reason: reasons[rejection] }
  return { name: 'Opening', points: MAX_POINTS, maxPoints: MAX_POINTS, reason: 'Not a cliché.' }
}

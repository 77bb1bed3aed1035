import { lowercaseAllCaps, toSingleLine } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import { type Headline, type HeadlineInput, headlineKinds } from './fields'

const MAX_ANGLE_LENGTH = 24

/** Cleans a headline; null when it is unusable or too long for its kind, because a cut headline changes its meaning. */
export function fitHeadline(item: Headline, { prompt, parameters }: HeadlineInput): Headline | null {
  const { kind, keyword, avoid } = parameters
  const visitorText = collectVisitorText({ prompt, parameters }, keyword)
  const text = lowercaseAllCaps(toSingleLine(item.text), visitorText)
  if (text === '' || measureUtf16Length(text) > headlineKinds[kind].max) return null
  const isRejected = getRejectionReason(text, visitorText) !== null || hasInventedNumber(text, visitorText)
  if (isRejected || usesAvoidedWord(text, avoid)) return null
  const angle = toSingleLine(item.angle)
  return { text, angle: angle.length > MAX_ANGLE_LENGTH ? '' : angle }
}

import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { toSingleLine } from '@/lib/core/strings/lines'
import { lowercaseAllCaps } from '@/lib/core/strings/lowercase-all-caps'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/uses-avoided-word'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { HeadlineInput } from './fields'
import type { Headline } from './headline'
import { headlineKinds } from './headline-kinds'

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

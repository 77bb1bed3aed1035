import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { toSingleLine } from '@/lib/core/strings/lines'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/uses-avoided-word'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { Call } from './call'
import { findBait } from './engagement-bait'
import type { CallInput } from './fields'

/** Cleans a call to action; null where it is too long, begs, even in the visitor's own words, or cannot be used. */
export function fitCall(item: Call, { prompt, parameters }: CallInput): Call | null {
  const visitorText = collectVisitorText({ prompt, parameters })
  const text = toSingleLine(item.text)
  if (!/\p{L}/u.test(text) || utf16Length(text) > parameters.maxChars) return null
  if (findBait(text) !== null || getRejectionReason(text) === 'bait') return null
  const isRejected = getRejectionReason(text, visitorText) !== null || hasInventedNumber(text, visitorText)
  return isRejected || usesAvoidedWord(text, parameters.avoid) ? null : { ...item, text }
}

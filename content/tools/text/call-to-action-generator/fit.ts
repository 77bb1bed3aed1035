import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { toSingleLine } from '@/lib/core/strings/lines'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/uses-avoided-word'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { CallToAction } from './call-to-action'
import { findBait } from './engagement-bait'
import type { CallToActionInput } from './fields'

/** Cleans a call to action; null where it is too long, begs, even in the visitor's own words, or cannot be used. */
export function fitCallToAction(item: CallToAction, { prompt, parameters }: CallToActionInput): CallToAction | null {
  const visitorText = collectVisitorText({ prompt, parameters })
  const text = toSingleLine(item.text)
  if (!/\p{L}/u.test(text) || measureUtf16Length(text) > parameters.maxChars) return null
  if (findBait(text) !== null || getRejectionReason(text) === 'bait') return null
  const isRejected = getRejectionReason(text, visitorText) !== null || hasInventedNumber(text, visitorText)
  return isRejected || usesAvoidedWord(text, parameters.avoid) ? null : { ...item, text }
}

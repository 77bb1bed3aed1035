import { blankPattern } from '@/lib/core/strings/blanks'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'

/**
 * Whether a text must not be shown: it is worn out or begs, or has a figure that nobody gave. What the visitor says themselves
 * may stand, and so may anything within a blank.
 */
export function shouldRejectText(
  text: string,
  visitorText: string,
  numberOptions?: Parameters<typeof hasInventedNumber>[2],
): boolean {
  const rejection = getRejectionReason(text)
  if (rejection !== null && rejection !== getRejectionReason(visitorText.replace(/(?<=[.!?:]) /g, '\n'))) return true
  return hasInventedNumber(text.replace(blankPattern, ''), visitorText, numberOptions)
}

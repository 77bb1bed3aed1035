import { blankPattern } from '@/lib/core/strings/blanks'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'

/**
 * Whether a text must be rejected: it has a cliché, begs, or has a figure that the visitor did not give. The visitor's
 * own words and the contents of blanks are exempt.
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

import { blankPattern } from '@/lib/core/strings/blanks'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { getDetails } from './details'

type VisitorInput = { prompt: string; parameters: Readonly<Record<string, unknown>> }

/** What the visitor has said: the prompt and what they added as details. */
export function collectVisitorText({ prompt, parameters }: VisitorInput): string {
  return [prompt, ...Object.values(getDetails(parameters))].join('\n')
}

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

import { blankPattern } from '@/lib/core/strings/blanks'
import { hasInventedNumber } from '@/lib/core/strings/numbers'
import { getRejectionReason } from '@/lib/core/strings/reject'
import { detailsOf } from './details'

type VisitorInput = { prompt: string; parameters: Readonly<Record<string, unknown>> }

/** What the visitor has said: the prompt and what they added as details. */
export function collectVisitorText({ prompt, parameters }: VisitorInput): string {
  return [prompt, ...Object.values(detailsOf(parameters))].join('\n')
}

/**
 * Whether a text must not be shown: it is worn out or begs, or has a figure that nobody gave. What the visitor says themselves
 * may stand, and so may anything within a blank.
 */
export function shouldRejectText(
  text: string,
  said: string,
  figures?: Parameters<typeof hasInventedNumber>[2],
): boolean {
  const rejection = getRejectionReason(text)
  if (rejection !== null && rejection !== getRejectionReason(said.replace(/(?<=[.!?:]) /g, '\n'))) return true
  return hasInventedNumber(text.replace(blankPattern, ''), said, figures)
}

import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'

/** View counts and trends in any text are guesses. */
const trendClaimPattern = /\btrend|\bviral|\bviews?\b|\bpopular|\balgorithm/i

/** Cleans the note for a list of hashtags; '' if it claims a number or a trend. */
export function fitNote(note: string, prompt: string): string {
  const text = cleanText(note)
  const isAllowed =
    !trendClaimPattern.test(text) &&
    !isRejected(text) &&
    !hasInventedNumber(text, prompt, { allowedNumbers: [2, 3, 5] })
  return isAllowed ? text : ''
}

import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'

/** View counts and trends are guesses, whoever writes them. */
const trendClaimPattern = /\btrend|\bviral|\bviews?\b|\bpopular|\balgorithm/i

/** The sentence beside a list of hashtags; '' where it claims a figure or a trend. */
export function fitNote(note: string, prompt: string): string {
  const text = cleanText(note)
  const isAllowed =
    !trendClaimPattern.test(text) &&
    !isRejected(text) &&
    !hasInventedNumber(text, prompt, { allowedNumbers: [2, 3, 5] })
  return isAllowed ? text : ''
}

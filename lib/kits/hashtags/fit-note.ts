import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/numbers'
import { isRejected } from '@/lib/core/strings/reject'

/** View counts and trends are guesses, whoever writes them. */
const claims = /\btrend|\bviral|\bviews?\b|\bpopular|\balgorithm/i

/** The sentence beside a list of hashtags; '' where it claims a figure or a trend. */
export function fitNote(note: string, prompt: string): string {
  const text = cleanText(note)
  const sayable =
    !claims.test(text) && !isRejected(text) && !hasInventedNumber(text, prompt, { allow: [2, 3, 5] })
  return sayable ? text : ''
}

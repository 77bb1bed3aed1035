import { cleanText } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'

export const quietNote = 'One quiet word. A post like this needs no hashtag.'

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

const MAX_PHRASE_LENGTH = 50

/** Cleans search phrases: lower case, no #, at most 50 characters, no avoided words, no duplicates. */
export function fitPhrases(entries: readonly string[], { max, avoid }: { max: number; avoid: string }): string[] {
  const avoidedWords = avoid
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const cleanedPhrases = entries.map((entry) => cleanText(entry).replace(/#/g, '').toLowerCase().trim())
  const fittingPhrases = cleanedPhrases.filter(
    (phrase) =>
      phrase !== '' && phrase.length <= MAX_PHRASE_LENGTH && !avoidedWords.some((word) => phrase.includes(word)),
  )
  return [...new Set(fittingPhrases)].slice(0, max)
}

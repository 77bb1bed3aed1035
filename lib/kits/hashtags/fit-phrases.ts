import { cleanText } from '@/lib/core/strings/clean-text'

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

import { piecesOf } from '@/lib/kits/posts/pieces'
import type { CaseMapper } from './case-mapper'
import { wordPattern } from './words'

type SpellingLookup = (word: string) => string | null

/** Ends a sentence, with quotes and brackets that close behind it. An ellipsis does not: the thought goes on. */
const sentenceEnd = /(?<![.…])[.!?。！？]["'”’»)\]]{0,3}$/u
const abbreviation = /^["'“‘(]*(?:e\.g|i\.e|vs|approx|incl|cf|a\.m|p\.m|(?:\p{L}\.)+\p{L})\.$/iu
const MAX_ENDING = 12

/** English writes “I” with a capital wherever it stands. */
const isPronoun = (word: string) => /^i(?:['’](?:m|d|ll|ve|s))?$/i.test(word)

/**
 * A line with a capital at the start of every sentence and small letters elsewhere. `starts` says whether its first word
 * begins one; the answer says whether the next line's does.
 */
export function toSentenceCase(
  line: string,
  startsSentence: boolean,
  { lower, capitalize }: CaseMapper,
  getSpelling: SpellingLookup,
  isEnglish: boolean,
): { text: string; endsSentence: boolean } {
  let atStart = startsSentence
  const changeWord = (word: string) => {
    const isFirst = atStart
    atStart = false
    const kept = getSpelling(word)
    if (kept !== null) return kept
    return isFirst || (isEnglish && isPronoun(word)) ? capitalize(word) : lower(word)
  }
  const text = piecesOf(line)
    .map((piece) => {
      const changed = piece.whole ? piece.text : piece.text.replace(wordPattern, changeWord)
      if (piece.whole) atStart = false
      const ending = piece.text.slice(-MAX_ENDING)
      if (sentenceEnd.test(ending) && !abbreviation.test(piece.text.slice(0, 40))) atStart = true
      return changed
    })
    .join('')
  return { text, endsSentence: atStart }
}

import { splitIntoChunks } from '@/lib/kits/posts/line-chunks'
import type { CaseMapper } from './case-mapper'
import { wordPattern } from './words'

type SpellingLookup = (word: string) => string | null

/** Ends a sentence, with quotes and brackets that close behind it. An ellipsis does not: the thought goes on. */
const sentenceEnd = /(?<![.…])[.!?。！？]["'”’»)\]]{0,3}$/u
const abbreviation = /^["'“‘(]*(?:e\.g|i\.e|vs|approx|incl|cf|a\.m|p\.m|(?:\p{L}\.)+\p{L})\.$/iu
const MAX_ENDING_LENGTH = 12

/** English writes “I” with a capital wherever it stands. */
const isPronoun = (word: string) => /^i(?:['’](?:m|d|ll|ve|s))?$/i.test(word)

/**
 * A line with a capital at the start of every sentence and small letters elsewhere. `startsSentence` says whether its first word
 * begins one; the answer says whether the next line's does.
 */
export function toSentenceCase(
  line: string,
  startsSentence: boolean,
  { lower, capitalize }: CaseMapper,
  getSpelling: SpellingLookup,
  isEnglish: boolean,
): { text: string; endsSentence: boolean } {
  let isSentenceStart = startsSentence
  const changeWord = (word: string) => {
    const isFirst = isSentenceStart
    isSentenceStart = false
    const keptSpelling = getSpelling(word)
    if (keptSpelling !== null) return keptSpelling
    return isFirst || (isEnglish && isPronoun(word)) ? capitalize(word) : lower(word)
  }
  const text = splitIntoChunks(line)
    .map((piece) => {
      const converted = piece.isProtected ? piece.text : piece.text.replace(wordPattern, changeWord)
      if (piece.isProtected) isSentenceStart = false
      const ending = piece.text.slice(-MAX_ENDING_LENGTH)
      if (sentenceEnd.test(ending) && !abbreviation.test(piece.text.slice(0, 40))) isSentenceStart = true
      return converted
    })
    .join('')
  return { text, endsSentence: isSentenceStart }
}

import { splitIntoChunks } from '@/lib/kits/posts/line-chunks'
import type { CaseMapper } from './case-mapper'
import { wordPattern } from './map-words'

type SpellingLookup = (word: string) => string | null

/** Ends a sentence, with quotes and brackets that close behind it. An ellipsis does not: the thought goes on. */
const sentenceEndPattern = /(?<![.…])[.!?。！？]["'”’»)\]]{0,3}$/u
const abbreviationPattern = /^["'“‘(]*(?:e\.g|i\.e|vs|approx|incl|cf|a\.m|p\.m|(?:\p{L}\.)+\p{L})\.$/iu
const ENDING_LENGTH = 12

/** English writes “I” with a capital wherever it stands. */
const isPronoun = (word: string) => /^i(?:['’](?:m|d|ll|ve|s))?$/i.test(word)

/**
 * A line with a capital at the start of every sentence and small letters elsewhere. `startsSentence` says whether its first word
 * begins one; the answer says whether the next line's does.
 */
export function toSentenceCase(
  line: string,
  startsSentence: boolean,
  { toLowerCase, capitalize }: CaseMapper,
  getSpelling: SpellingLookup,
  isEnglish: boolean,
): { text: string; endsSentence: boolean } {
  let isSentenceStart = startsSentence
  const changeWord = (word: string) => {
    const isFirst = isSentenceStart
    isSentenceStart = false
    const keptSpelling = getSpelling(word)
    if (keptSpelling !== null) return keptSpelling
    return isFirst || (isEnglish && isPronoun(word)) ? capitalize(word) : toLowerCase(word)
  }
  const text = splitIntoChunks(line)
    .map((chunk) => {
      const convertedText = chunk.isProtected ? chunk.text : chunk.text.replace(wordPattern, changeWord)
      if (chunk.isProtected) isSentenceStart = false
      const ending = chunk.text.slice(-ENDING_LENGTH)
      if (sentenceEndPattern.test(ending) && !abbreviationPattern.test(chunk.text.slice(0, 40))) isSentenceStart = true
      return convertedText
    })
    .join('')
  return { text, endsSentence: isSentenceStart }
}

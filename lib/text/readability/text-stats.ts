import { syllable } from 'syllable'
import { findWords } from '@/lib/core/strings/count-words'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { replaceLinksWithSpaces } from './replace-links-with-spaces'

/** A sentence in its place, in UTF-16 units, without the space around it. `letters` counts digits too. */
export type SentenceStats = { start: number; end: number; words: number; letters: number }

export type TextStats = {
  sentences: readonly SentenceStats[]
  words: number
  letters: number
  syllables: number
  /** Words of three syllables and more. */
  longWords: number
}

/** What the formulas need of an English text. Links, handles and hashtags are none of its words. */
export function computeTextStats(text: string): TextStats {
  const countSyllables = memoizeCount(syllable)
  const totals = { words: 0, letters: 0, syllables: 0, longWords: 0 }
  const sentences: SentenceStats[] = []
  let offset = 0
  for (const sentence of splitSentences(replaceLinksWithSpaces(text))) {
    const words = findWords(sentence)
    const [firstWord, lastWord] = [words[0], words.at(-1)]
    if (firstWord && lastWord) {
      const letters = words.reduce((sum, word) => sum + countLetters(word.text), 0)
      const end = offset + sentence.trimEnd().length
      sentences.push({ start: offset + firstWord.index, end, words: words.length, letters })
      totals.words += words.length
      totals.letters += letters
      for (const { text: word } of words) {
        const count = Math.max(1, countSyllables(word))
        totals.syllables += count
        if (count > 2) totals.longWords += 1
      }
    }
    offset += sentence.length
  }
  return { ...totals, sentences }
}

const countLetters = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0

function memoizeCount(count: (word: string) => number): (word: string) => number {
  const cache = new Map<string, number>()
  return (word) => {
    const result = cache.get(word) ?? count(word)
    cache.set(word, result)
    return result
  }
}

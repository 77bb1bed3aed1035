import { syllable } from 'syllable'
import { findWords } from '@/lib/core/strings/count-words'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { replaceLinksWithSpaces } from './replace-links-with-spaces'

/** A sentence with its range in UTF-16 units, without surrounding space. `letterCount` includes digits. */
export type SentenceStats = { start: number; end: number; wordCount: number; letterCount: number }

export type TextStats = {
  sentences: readonly SentenceStats[]
  wordCount: number
  letterCount: number
  syllableCount: number
  longWordCount: number
}

/** Computes the input of the readability formulas for an English text. Ignores links, handles and hashtags. */
export function computeTextStats(text: string): TextStats {
  const countSyllables = memoizeCount(syllable)
  const totals = { wordCount: 0, letterCount: 0, syllableCount: 0, longWordCount: 0 }
  const sentences: SentenceStats[] = []
  let offset = 0
  for (const sentence of splitSentences(replaceLinksWithSpaces(text))) {
    const words = findWords(sentence)
    const [firstWord, lastWord] = [words[0], words.at(-1)]
    if (firstWord && lastWord) {
      const letterCount = words.reduce((sum, word) => sum + countLetters(word.text), 0)
      const end = offset + sentence.trimEnd().length
      sentences.push({ start: offset + firstWord.index, end, wordCount: words.length, letterCount })
      totals.wordCount += words.length
      totals.letterCount += letterCount
      for (const { text: word } of words) {
        const syllableCount = Math.max(1, countSyllables(word))
        totals.syllableCount += syllableCount
        if (syllableCount > 2) totals.longWordCount += 1
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

import { syllable } from 'syllable'
import { findWords } from '@/lib/core/strings/count-words'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { blankOutLinks } from './blank-out-links'

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
  const syllablesOf = memoizeCount(syllable)
  const measured = { words: 0, letters: 0, syllables: 0, longWords: 0 }
  const sentences: SentenceStats[] = []
  let position = 0
  for (const sentence of splitSentences(blankOutLinks(text))) {
    const words = findWords(sentence)
    const [first, last] = [words[0], words.at(-1)]
    if (first && last) {
      const letters = words.reduce((sum, word) => sum + lettersIn(word.text), 0)
      const end = position + sentence.trimEnd().length
      sentences.push({ start: position + first.index, end, words: words.length, letters })
      measured.words += words.length
      measured.letters += letters
      for (const { text: word } of words) {
        const count = Math.max(1, syllablesOf(word))
        measured.syllables += count
        if (count > 2) measured.longWords += 1
      }
    }
    position += sentence.length
  }
  return { ...measured, sentences }
}

const lettersIn = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0

function memoizeCount(count: (word: string) => number): (word: string) => number {
  const known = new Map<string, number>()
  return (word) => {
    const found = known.get(word) ?? count(word)
    known.set(word, found)
    return found
  }
}

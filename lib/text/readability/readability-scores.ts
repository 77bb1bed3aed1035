import { syllable } from 'syllable'
import { memoize } from '@/lib/core/memoize'
import { clamp } from '@/lib/core/numbers'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { replaceRanges } from '@/lib/core/strings/text-ranges'
import { findAddressRanges } from '@/lib/core/strings/urls'
import { findWords } from '@/lib/core/strings/words'

/** Replaces links, email addresses, handles and hashtags with spaces, so that only prose remains, at its offsets. */
export function replaceLinksWithSpaces(text: string): string {
  const prose = replaceRanges(text, findAddressRanges(text), ({ start, end }) => ' '.repeat(end - start))
  return prose.replace(/[#＃@＠][\p{L}\p{M}\p{N}_]+/gu, ({ length }) => ' '.repeat(length))
}

/** A sentence with its range in UTF-16 units, without surrounding space. `letterCount` includes digits. */
type SentenceStats = { start: number; end: number; wordCount: number; letterCount: number }

export type TextStats = {
  sentences: readonly SentenceStats[]
  wordCount: number
  letterCount: number
  syllableCount: number
  longWordCount: number
}

/** Computes the input of the readability formulas for an English text. Ignores links, handles and hashtags. */
export function computeTextStats(text: string): TextStats {
  const countSyllables = memoize((word) => Math.max(1, syllable(word)))
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
        const syllableCount = countSyllables(word)
        totals.syllableCount += syllableCount
        if (syllableCount > 2) totals.longWordCount += 1
      }
    }
    offset += sentence.length
  }
  return { ...totals, sentences }
}

const countLetters = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/**
 * Computes readability scores for English; grades are US school years. Scores are not meaningful below three sentences,
 * and SMOG below thirty. Sources: Smith and Senter, AMRL-TR-66-220 (1967) for ARI; Kincaid and others, Research Branch
 * Report 8-75 (1975) for Flesch ease and Flesch–Kincaid; McLaughlin, Journal of Reading 12 (1969) for SMOG.
 */
export function computeReadabilityScores(stats: TextStats) {
  const { sentences, wordCount, letterCount, syllableCount, longWordCount } = stats
  if (wordCount === 0) return null
  const wordsPerSentence = wordCount / sentences.length
  const syllablesPerWord = syllableCount / wordCount
  return {
    ari: computeAri(letterCount, wordCount, sentences.length),
    fleschKincaid: 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
    fleschEase: 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
    smog: 1.043 * Math.sqrt((longWordCount * 30) / sentences.length) + 3.1291,
  }
}

export function computeAri(letterCount: number, wordCount: number, sentenceCount: number): number {
  return 4.71 * (letterCount / wordCount) + 0.5 * (wordCount / sentenceCount) - 21.43
}

export const toWholeGrade = (grade: number): number => clamp(Math.round(grade), 0, 18)

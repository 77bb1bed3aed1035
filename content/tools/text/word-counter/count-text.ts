import { countWords, findWords } from '@/lib/core/strings/count-words'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { measureByteLength } from '@/lib/platforms/counting/text-length'
import { toWordKey } from '@/lib/text/keywords/split-clauses'

/**
 * Words a minute. Silent reading of English non-fiction, 238: Brysbaert, Journal of Memory and Language 109 (2019).
 * Speaking, 150: the usual rate of a talk (NCVS: conversation of adults in English; checked 2026-11).
 */
const wordsPerMinute = { reading: 238, speaking: 150 }

export type TextCounts = ReturnType<typeof countText>

/** All that can be counted in a text. A paragraph ends with an empty line; a sentence has a letter or a digit. */
export function countText(text: string) {
  const words = findWords(text)
  const sentences = splitSentences(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const lines = text.split('\n')
  let longestSentence = { words: 0, text: '' }
  for (const sentence of sentences) {
    const wordCount = countWords(sentence)
    if (wordCount > longestSentence.words) longestSentence = { words: wordCount, text: sentence.trim() }
  }
  return {
    words: words.length,
    characters: countGraphemes(text),
    charactersWithoutSpaces: countGraphemes(text.replace(/\s/gu, '')),
    codePoints: [...text].length,
    bytes: measureByteLength(text),
    sentences: sentences.length,
    paragraphs: lines.filter((line, index) => line.trim() !== '' && (lines[index - 1] ?? '').trim() === '').length,
    lines: lines.length,
    uniqueWords: new Set(words.map((word) => toWordKey(word.text))).size,
    readingSeconds: Math.ceil((words.length * 60) / wordsPerMinute.reading),
    speakingSeconds: Math.ceil((words.length * 60) / wordsPerMinute.speaking),
    longestSentence,
  }
}

import { countWords, wordsIn } from '@/lib/core/strings/count-words'
import { wholeSentences } from '@/lib/core/strings/whole-sentences'
import { byteLength } from '@/lib/platforms/counting/count'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { keyOf } from '@/lib/text/keywords/clauses'

/**
 * Words a minute. Silent reading of English non-fiction, 238: Brysbaert, Journal of Memory and Language 109 (2019).
 * Speaking, 150: the usual rate of a talk (NCVS: conversation of adults in English; checked 2026-11).
 */
const pace = { reading: 238, speaking: 150 }

export type Measured = ReturnType<typeof measureText>

/** All that can be counted in a text. A paragraph ends with an empty line; a sentence has a letter or a digit. */
export function measureText(text: string) {
  const words = wordsIn(text)
  const sentences = wholeSentences(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const lines = text.split('\n')
  let longest = { words: 0, text: '' }
  for (const sentence of sentences) {
    const length = countWords(sentence)
    if (length > longest.words) longest = { words: length, text: sentence.trim() }
  }
  return {
    words: words.length,
    characters: countGraphemes(text),
    charactersWithoutSpaces: countGraphemes(text.replace(/\s/gu, '')),
    codePoints: [...text].length,
    bytes: byteLength(text),
    sentences: sentences.length,
    paragraphs: lines.filter((line, at) => line.trim() !== '' && (lines[at - 1] ?? '').trim() === '').length,
    lines: lines.length,
    uniqueWords: new Set(words.map((word) => keyOf(word.text))).size,
    readingSeconds: Math.ceil((words.length * 60) / pace.reading),
    speakingSeconds: Math.ceil((words.length * 60) / pace.speaking),
    longestSentence: longest,
  }
}

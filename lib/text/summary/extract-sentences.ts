import { splitSentences } from '@/lib/core/strings/split-sentences'

/** More words than this without a closing mark are a transcript rather than a sentence. */
const MAX_SENTENCE_WORDS = 60
/** A piece of one ends at a comma or before a word that joins after so many words, and after so many in any case. */
const MIN_CHUNK_WORDS = 7
const MAX_CHUNK_WORDS = 24

const bulletPattern = /^(?:[-*•–—▪◦‣·]|\d{1,3}[.)])\s+/u
const wordCharacterPattern = /[\p{L}\p{N}]/u
const conjunctionPattern =
  /^(?:and|but|so|because|then|y|pero|porque|entonces|e|mas|et|mais|donc|und|aber|weil|dann|ma|perché|allora)\s/iu

/**
 * The sentences of a text of any language, trimmed, in order. A line's end closes one, as in lists and lyrics; what runs on without full stops comes in
 * pieces of some 7 to 24 words.
 */
export function extractSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => splitSentences(line.trim().replace(bulletPattern, '')))
    .flatMap(splitRunOn)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordCharacterPattern.test(sentence))
}

function splitRunOn(sentence: string): string[] {
  const words = sentence.match(/\S+\s*/g) ?? []
  if (words.length <= MAX_SENTENCE_WORDS) return [sentence]
  const chunks: string[] = []
  let currentChunk: string[] = []
  for (const [index, word] of words.entries()) {
    currentChunk.push(word)
    const canEnd = /[,;:]\s*$/.test(word) || conjunctionPattern.test(words[index + 1] ?? '')
    if (currentChunk.length < (canEnd ? MIN_CHUNK_WORDS : MAX_CHUNK_WORDS)) continue
    chunks.push(currentChunk.join(''))
    currentChunk = []
  }
  return currentChunk.length > 0 ? [...chunks, currentChunk.join('')] : chunks
}

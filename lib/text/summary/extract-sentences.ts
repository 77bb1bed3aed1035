import { splitSentences } from '@/lib/core/strings/split-sentences'

/** More words without a closing mark are a transcript, not a sentence. */
const MAX_SENTENCE_WORDS = 60
/** A chunk of a transcript ends at a comma or before a conjunction after the minimum, and always at the maximum. */
const MIN_CHUNK_WORDS = 7
const MAX_CHUNK_WORDS = 24

const bulletPattern = /^(?:[-*•–—▪◦‣·]|\d{1,3}[.)])\s+/u
const wordCharacterPattern = /[\p{L}\p{N}]/u
const conjunctionPattern =
  /^(?:and|but|so|because|then|y|pero|porque|entonces|e|mas|et|mais|donc|und|aber|weil|dann|ma|perché|allora)\s/iu

/**
 * Returns the trimmed sentences of a text in any language, in order. A line break ends a sentence, as in lists and
 * lyrics. Text without full stops is split into chunks of 7 to 24 words.
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

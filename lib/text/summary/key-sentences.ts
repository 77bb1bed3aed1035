import { splitSentences } from '@/lib/core/strings/split-sentences'
import { extractTerms, scoreSentences } from './score-sentences'

/** A longer run of words without end punctuation is treated as a transcript, not a sentence. */
const MAX_SENTENCE_WORDS = 60
/** From the minimum on, a chunk ends at the next punctuation or conjunction; it always ends at the maximum. */
const MIN_CHUNK_WORDS = 7
const MAX_CHUNK_WORDS = 24

const bulletPattern = /^(?:[-*•–—▪◦‣·]|\d{1,3}[.)])\s+/u
const wordCharacterPattern = /[\p{L}\p{N}]/u
const conjunctionPattern =
  /^(?:and|but|so|because|then|y|pero|porque|entonces|e|mas|et|mais|donc|und|aber|weil|dann|ma|perché|allora)\s/iu

/** A line break ends a sentence. Text without full stops is split into chunks of 7 to 24 words. */
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
  let chunkWords: string[] = []
  for (const [index, word] of words.entries()) {
    chunkWords.push(word)
    const canEnd = /[,;:]\s*$/.test(word) || conjunctionPattern.test(words[index + 1] ?? '')
    if (chunkWords.length < (canEnd ? MIN_CHUNK_WORDS : MAX_CHUNK_WORDS)) continue
    chunks.push(chunkWords.join(''))
    chunkWords = []
  }
  return chunkWords.length > 0 ? [...chunks, chunkWords.join('')] : chunks
}

/** Two sentences that share this fraction of the shorter sentence's words are duplicates. */
const MIN_OVERLAP = 0.7

type KeySentenceOptions = {
  /** Words that matter to the reader. */
  focus?: string
  /** Maximum length of a sentence in UTF-16 code units. */
  maxLength?: number
}

/** Returns the most important sentences of a text, verbatim and in order, without near duplicates. */
export function extractKeySentences(
  text: string,
  maxCount: number,
  { focus = '', maxLength = Number.POSITIVE_INFINITY }: KeySentenceOptions = {},
): string[] {
  const sentences = extractSentences(text)
  const scores = scoreSentences(sentences, focus)
  const rankedIndexes = sentences
    .map((_, index) => index)
    .filter((index) => (sentences[index] ?? '').length <= maxLength)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  const chosenSentences: { index: number; terms: ReadonlySet<string> }[] = []
  for (const index of rankedIndexes) {
    if (chosenSentences.length === maxCount) break
    const terms = new Set(extractTerms(sentences[index] ?? ''))
    if (!chosenSentences.some((b) => areNearDuplicates(b.terms, terms))) chosenSentences.push({ index, terms })
  }
  return chosenSentences.toSorted((a, b) => a.index - b.index).map(({ index }) => sentences[index] ?? '')
}

const areNearDuplicates = (terms: ReadonlySet<string>, otherTerms: ReadonlySet<string>) =>
  terms.intersection(otherTerms).size >= MIN_OVERLAP * Math.min(terms.size, otherTerms.size)

/** Joins two sentences with a space, except after Chinese or Japanese end punctuation. */
export function joinSentences(firstSentence: string, secondSentence: string): string {
  return firstSentence === '' || /[。！？][」』）]?$/u.test(firstSentence)
    ? `${firstSentence}${secondSentence}`
    : `${firstSentence} ${secondSentence}`
}

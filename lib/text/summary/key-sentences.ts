import { getStopWords, removeAccents } from '@/lib/core/stop-words'
import { getSegmenter, segmentText } from '@/lib/core/strings/segment-text'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { detectLanguage } from '@/lib/text/language/detect-language'

/** Iterations of the ranking; the order is stable after about ten. */
const ITERATIONS = 20
/** The share of its score that a sentence passes on (Brin and Page 1998; Mihalcea and Tarau 2004). */
const DAMPING = 0.85
/** Initial weight of a text's first sentence; other sentences have 1. */
const FIRST_SENTENCE_WEIGHT = 3
/** Shorter sentences say little on their own; longer ones are hard to read. */
const MIN_WORDS = 5
const MAX_WORDS = 45

/** LexRank (Erkan and Radev 2004) in linear time, as scores pass by way of words; plus 1 for a word of `focus`. */
export function scoreSentences(sentences: readonly string[], focus = ''): number[] {
  const language = detectLanguage(sentences.join(' ').slice(0, 600))
  const stopWords = getStopWords(language)
  const termsBySentence = sentences.map((sentence) =>
    extractTerms(sentence)
      .filter((term) => !stopWords.has(term))
      .map(stem),
  )
  const rows = computeTfIdf(termsBySentence)
  const focusTerms = new Set(extractTerms(focus).map(stem))
  const startWeights = termsBySentence.map(
    (sentenceTerms, index) => (index === 0 ? FIRST_SENTENCE_WEIGHT : 1) * getLengthWeight(sentenceTerms.length),
  )
  const baseScores = normalizeSum(startWeights)
  const degrees = propagateScores(rows, new Array<number>(sentences.length).fill(1))
  let scores = baseScores
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const outgoingScores = scores.map((score, index) => (degrees[index] ? score / degrees[index] : 0))
    const receivedScores = propagateScores(rows, outgoingScores)
    scores = normalizeSum(
      receivedScores.map(
        (score, index) => (baseScores[index] ?? 0) * (1 - DAMPING) + DAMPING * score * (startWeights[index] ?? 1),
      ),
    )
  }
  return scores.map((score, index) => score + (termsBySentence[index]?.some((term) => focusTerms.has(term)) ? 1 : 0))
}

type TermWeights = readonly (readonly [term: number, weight: number])[]

const spacedWordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu

/** Returns words in lower case without accents. Japanese and Thai words are split by the dictionary. */
function extractTerms(text: string): string[] {
  const plainText = removeAccents(text.toLowerCase())
  if (/^[\p{ASCII}\p{Script=Latin}\p{P}\p{S}]*$/u.test(plainText)) return plainText.match(spacedWordPattern) ?? []
  return [...segmentText(getSegmenter('word'), plainText)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  )
}

/** Removes likely inflection: "bridges" matches "bridge". */
const stem = (term: string) =>
  /^\p{Script=Latin}+$/u.test(term) && term.length > 5 ? term.slice(0, Math.max(5, term.length - 3)) : term

/** A word of only one sentence counts toward the length but is left out, because it links to no other sentence. */
function computeTfIdf(termsBySentence: readonly (readonly string[])[]): TermWeights[] {
  const sentenceCounts = new Map<string, number>()
  for (const sentenceTerms of termsBySentence)
    for (const term of new Set(sentenceTerms)) sentenceCounts.set(term, (sentenceCounts.get(term) ?? 0) + 1)
  const sharedTerms = [...sentenceCounts].filter(([, count]) => count > 1)
  const termIndexes = new Map(sharedTerms.map(([term], index) => [term, index]))
  return termsBySentence.map((sentenceTerms) => {
    const weightsByTerm = new Map<string, number>()
    for (const term of sentenceTerms)
      weightsByTerm.set(
        term,
        (weightsByTerm.get(term) ?? 0) + Math.log(1 + termsBySentence.length / (sentenceCounts.get(term) ?? 1)),
      )
    const length = Math.hypot(...[...weightsByTerm.values()].slice(0, 1_000))
    return [...weightsByTerm].flatMap(([term, weight]) => {
      const termIndex = termIndexes.get(term)
      return termIndex === undefined ? [] : [[termIndex, weight / length] as const]
    })
  })
}

/** Returns the scores that each sentence receives from all others, in proportion to their similarity. */
function propagateScores(rows: readonly TermWeights[], outgoingScores: readonly number[]): number[] {
  const sumsByTerm: number[] = []
  rows.forEach((row, index) => {
    for (const [term, weight] of row) sumsByTerm[term] = (sumsByTerm[term] ?? 0) + weight * (outgoingScores[index] ?? 0)
  })
  return rows.map((row, index) => {
    let sum = 0
    for (const [term, weight] of row) sum += weight * ((sumsByTerm[term] ?? 0) - weight * (outgoingScores[index] ?? 0))
    return Math.max(0, sum)
  })
}

const getLengthWeight = (wordCount: number) =>
  wordCount < MIN_WORDS ? (wordCount + 1) / (MIN_WORDS + 1) : wordCount > MAX_WORDS ? MAX_WORDS / wordCount : 1

function normalizeSum(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => (sum > 0 ? value / sum : 1 / values.length))
}

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

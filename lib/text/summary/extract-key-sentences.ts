import { extractSentences } from './extract-sentences'
import { extractTerms, scoreSentences } from './score-sentences'

/** A sentence of a text and its place among all of them, from 1. */
export type KeySentence = { text: string; position: number; total: number }

/** Two sentences that share this much of the shorter one's words say the same. */
const MIN_OVERLAP = 0.7

type KeySentenceOptions = {
  /** Words that matter to the reader. */
  focus?: string
  /** Of a sentence, in UTF-16 units. */
  maxLength?: number
}

/** The most telling sentences of a text, word for word and in its order, none saying what another says. */
export function extractKeySentences(
  text: string,
  maxCount: number,
  { focus = '', maxLength = Number.POSITIVE_INFINITY }: KeySentenceOptions = {},
): KeySentence[] {
  const sentences = extractSentences(text)
  const scores = scoreSentences(sentences, focus)
  const rankedIndexes = sentences
    .map((_, index) => index)
    .filter((index) => (sentences[index] ?? '').length <= maxLength)
    .toSorted((a, other) => (scores[other] ?? 0) - (scores[a] ?? 0))
  const chosenSentences: { index: number; terms: ReadonlySet<string> }[] = []
  for (const index of rankedIndexes) {
    if (chosenSentences.length === maxCount) break
    const terms = new Set(extractTerms(sentences[index] ?? ''))
    if (!chosenSentences.some((other) => hasSameContent(other.terms, terms))) chosenSentences.push({ index, terms })
  }
  return chosenSentences
    .toSorted((a, other) => a.index - other.index)
    .map(({ index }) => ({ text: sentences[index] ?? '', position: index + 1, total: sentences.length }))
}

const hasSameContent = (terms: ReadonlySet<string>, otherTerms: ReadonlySet<string>) =>
  terms.intersection(otherTerms).size >= MIN_OVERLAP * Math.min(terms.size, otherTerms.size)

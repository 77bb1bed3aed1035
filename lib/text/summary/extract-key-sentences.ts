import { extractSentences } from './extract-sentences'
import { extractTerms, scoreSentences } from './score-sentences'

export type KeySentence = { text: string; position: number; total: number }

/** Two sentences that share this part of the shorter sentence's words are duplicates. */
const MIN_OVERLAP = 0.7

type KeySentenceOptions = {
  /** Words that matter to the reader. */
  focus?: string
  /** Limit of a sentence in UTF-16 units. */
  maxLength?: number
}

/** Returns the most important sentences of a text, verbatim and in order, without near duplicates. */
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

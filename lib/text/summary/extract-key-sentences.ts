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
    .map((_, at) => at)
    .filter((at) => (sentences[at] ?? '').length <= maxLength)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  const chosen: { at: number; terms: ReadonlySet<string> }[] = []
  for (const at of rankedIndexes) {
    if (chosen.length === maxCount) break
    const terms = new Set(extractTerms(sentences[at] ?? ''))
    if (!chosen.some((other) => hasSameContent(other.terms, terms))) chosen.push({ at, terms })
  }
  return chosen
    .toSorted((one, other) => one.at - other.at)
    .map(({ at }) => ({ text: sentences[at] ?? '', position: at + 1, total: sentences.length }))
}

const hasSameContent = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.intersection(other).size >= MIN_OVERLAP * Math.min(one.size, other.size)

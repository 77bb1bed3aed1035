import { rankSentences, termsOf } from './rank'
import { sentencesOf } from './sentences'

/** A sentence of a text and its place among all of them, from 1. */
export type KeySentence = { text: string; place: number; of: number }

/** Two sentences that share this much of the shorter one's words say the same. */
const SAME = 0.7

type Wishes = {
  /** Words that matter to the reader. */
  focus?: string
  /** Of a sentence, in UTF-16 units. */
  longest?: number
}

/** The most telling sentences of a text, word for word and in its order, none saying what another says. */
export function keySentences(
  text: string,
  most: number,
  { focus = '', longest = Number.POSITIVE_INFINITY }: Wishes = {},
): KeySentence[] {
  const sentences = sentencesOf(text)
  const scores = rankSentences(sentences, focus)
  const order = sentences
    .map((_, at) => at)
    .filter((at) => (sentences[at] ?? '').length <= longest)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  const chosen: { at: number; terms: ReadonlySet<string> }[] = []
  for (const at of order) {
    if (chosen.length === most) break
    const terms = new Set(termsOf(sentences[at] ?? ''))
    if (!chosen.some((other) => saysTheSame(other.terms, terms))) chosen.push({ at, terms })
  }
  return chosen
    .toSorted((one, other) => one.at - other.at)
    .map(({ at }) => ({ text: sentences[at] ?? '', place: at + 1, of: sentences.length }))
}

const saysTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.intersection(other).size >= SAME * Math.min(one.size, other.size)

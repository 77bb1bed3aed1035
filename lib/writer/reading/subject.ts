import { is, textOf, wordOf } from './grammar'
import type { Kind } from './reading'
import type { Term } from './tagger'

const vague =
  /^(?:thing|things|stuff|way|ways|time|day|days|week|month|year|years|people|someone|one|lot|bit|part|life|video|everyone|nobody|trick|version|edition|yesterday|today|tomorrow|night|morning|kind|type|types|reason|reasons)$/

/** The noun phrase that a line is about, where it can be trusted. */
export function subjectOf(
  inner: string,
  terms: readonly Term[],
  kind: Kind,
  shape: string,
): string | undefined {
  if (kind === 'pasted' || kind === 'skit' || kind === 'hard-time') return undefined
  if (
    kind === 'subject' ||
    (shape === 'phrase' &&
      terms.every((term) => !is(term, 'Verb') || is(term, 'Gerund')) &&
      terms.length <= 4)
  )
    return terms.length <= 8 && !/[:;]/.test(inner) ? inner : undefined
  const phrases = nounPhrases(terms)
  return phrases.find((phrase) => !vague.test(wordOf(phrase.at(-1) as Term)))?.length
    ? textOf(phrases.find((phrase) => !vague.test(wordOf(phrase.at(-1) as Term))) ?? [])
    : undefined
}

/** Noun phrases in order: determiner or possessive, adjectives, nouns. */
export function nounPhrases(terms: readonly Term[]): Term[][] {
  const found: Term[][] = []
  let open: Term[] = []
  const close = () => {
    while (open.length > 0 && !is(open.at(-1), 'Noun', 'Actor', 'ProperNoun')) open.pop()
    if (
      open.some(
        (term) =>
          is(term, 'Noun', 'Actor', 'ProperNoun') && !is(term, 'Possessive', 'Pronoun', 'Date', 'Value'),
      )
    )
      found.push(open)
    open = []
  }
  for (const [at, term] of terms.entries()) {
    const starts = is(term, 'Determiner', 'Possessive') && !/’s$/.test(term.text)
    const holds =
      !is(term, 'Pronoun', 'Date', 'Preposition', 'Conjunction', 'Adverb', 'Verb', 'QuestionWord', 'Unit') &&
      (is(term, 'Noun', 'Adjective', 'Actor', 'ProperNoun', 'Value') || starts)
    const possessive = is(term, 'Possessive')
    if (starts && open.length > 0) close()
    if ((holds || possessive) && !is(term, 'Money', 'Percent')) open.push(term)
    else close()
    if (/[,;:.!?]/.test(term.post) || at === terms.length - 1) close()
  }
  return found
}

import { eng, removeStopwords } from 'stopword'
import { is, textOf } from './grammar'
import { nounPhrases } from './subject'
import type { Term } from './tagger'

/** Content words and phrases as typed: the subject first, then noun phrases, then single nouns and verbs. */
export function keywordsOf(terms: readonly Term[], subject: string | undefined): string[] {
  const phrases = nounPhrases(terms).map((phrase) => {
    const bare = phrase.terms.filter(
      (term) =>
        !is(term, 'Determiner', 'Pronoun', 'Value') && !(is(term, 'Possessive') && !/’s$/.test(term.text)),
    )
    return textOf(bare)
  })
  const singles = terms
    .filter(
      (term) =>
        is(term, 'Noun', 'Adjective', 'Verb', 'ProperNoun') &&
        !is(term, 'Pronoun', 'Copula', 'Modal', 'Auxiliary', 'Date', 'Value', 'Unit'),
    )
    .map(({ text }) => text)
  const bareSubject = subject?.replace(/^(?:a|an|the|my|our|your|this|these|that|his|her|their)\s+/i, '')
  return content([
    ...(bareSubject && bareSubject.split(' ').length <= 4 ? [bareSubject] : []),
    ...phrases,
    ...singles,
  ]).slice(0, 12)
}

/** Words of any text without those that name nothing, each once. */
export function content(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = word.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')
    if (key.length < 3 || seen.has(key) || !/\p{L}/u.test(key)) return false
    seen.add(key)
    return removeStopwords(key.split(' '), eng).length > 0
  })
}

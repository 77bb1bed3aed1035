import { eng, removeStopwords } from 'stopword'
import { is, textOf, wordOf } from './grammar'
import { chatter, nounPhrases, objectOf } from './subject'
import type { Term } from './tagger'

/** Content words and phrases as typed: the subject first, then noun phrases, then single nouns; verbs and adjectives where there is hardly any. */
export function keywordsOf(terms: readonly Term[], subject: string | undefined): string[] {
  const found = nounPhrases(terms)
  const object = objectOf(terms, found)
  const inFront = found.filter(({ at }) => !is(terms[at - 1], 'Preposition'))
  const phrases = [...(object ? [object] : []), ...inFront, ...found].map((phrase) =>
    textOf(phrase.terms.filter((term) => !isBound(term))),
  )
  const bareSubject = subject?.replace(/^(?:an?|the|my|our|your|this|these|that|his|her|their)\s+/i, '')
  const whole = [...(bareSubject && bareSubject.split(' ').length <= 4 ? [bareSubject] : []), ...phrases]
  const nouns = singles(terms, 'Noun', 'ProperNoun', 'Gerund')
  const named = content([...whole, ...nouns])
  return (named.length > 1 ? named : content([...named, ...singles(terms, 'Verb', 'Adjective')])).slice(0, 12)
}

function singles(terms: readonly Term[], ...tags: string[]): string[] {
  return terms
    .filter(
      (term) =>
        is(term, ...tags) &&
        !is(term, 'Pronoun', 'Copula', 'Modal', 'Auxiliary', 'Adverb', 'Date', 'Value', 'Unit') &&
        !chatter.test(wordOf(term)),
    )
    .map(({ text }) => text)
}

function isBound(term: Term): boolean {
  return is(term, 'Determiner', 'Pronoun', 'Value') || (is(term, 'Possessive') && !/’s$/.test(term.text))
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

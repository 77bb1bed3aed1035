import { eng, removeStopwords } from 'stopword'
import { getWord, hasTag, joinTerms } from './grammar'
import { fillerWordPattern, findNounPhrases, findObject } from './subject'
import type { Term } from './tagger'

/** Content words and phrases as typed: the subject first, then noun phrases, then single nouns; verbs and adjectives where there is hardly any. */
export function findKeywords(terms: readonly Term[], subject: string | undefined): string[] {
  const nounPhrases = findNounPhrases(terms)
  const object = findObject(terms, nounPhrases)
  const phrasesWithoutPreposition = nounPhrases.filter(({ start }) => !hasTag(terms[start - 1], 'Preposition'))
  const phrases = [...(object ? [object] : []), ...phrasesWithoutPreposition, ...nounPhrases].map((phrase) =>
    joinTerms(phrase.terms.filter((term) => !isDeterminer(term))),
  )
  const bareSubject = subject?.replace(/^(?:an?|the|my|our|your|this|these|that|his|her|their)\s+/i, '')
  const wholePhrases = [...(bareSubject && bareSubject.split(' ').length <= 4 ? [bareSubject] : []), ...phrases]
  const nouns = findSingleWords(terms, 'Noun', 'ProperNoun', 'Gerund')
  const nounKeywords = getDistinctContentWords([...wholePhrases, ...nouns])
  return (
    nounKeywords.length > 1
      ? nounKeywords
      : getDistinctContentWords([...nounKeywords, ...findSingleWords(terms, 'Verb', 'Adjective')])
  ).slice(0, 12)
}

function findSingleWords(terms: readonly Term[], ...tags: string[]): string[] {
  return terms
    .filter(
      (term) =>
        hasTag(term, ...tags) &&
        !hasTag(term, 'Pronoun', 'Copula', 'Modal', 'Auxiliary', 'Adverb', 'Date', 'Value', 'Unit') &&
        !fillerWordPattern.test(getWord(term)),
    )
    .map(({ text }) => text)
}

function isDeterminer(term: Term): boolean {
  return hasTag(term, 'Determiner', 'Pronoun', 'Value') || (hasTag(term, 'Possessive') && !/’s$/.test(term.text))
}

/** Words of any text without those that name nothing, each once. */
export function getDistinctContentWords(words: readonly string[]): string[] {
  const seenKeys = new Set<string>()
  return words.filter((word) => {
    const key = word.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')
    if (key.length < 3 || seenKeys.has(key) || !/\p{L}/u.test(key)) return false
    seenKeys.add(key)
    return removeStopwords(key.split(' '), eng).length > 0
  })
}

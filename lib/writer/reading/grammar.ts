import { inLexicon } from './casing'
import { type Term, tag, termsOf } from './tagger'

/** The words of a stretch of terms as they were typed, with the marks between them. */
export function textOf(terms: readonly Term[]): string {
  return terms
    .map(({ pre, text, post }, at) => (at === 0 ? '' : pre) + text + (at === terms.length - 1 ? '' : post))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const wh = new Set('why what how when where who if because whenever whatever until whether'.split(' '))
const starters = new Set(
  'i we you u he she they it there this that these those everyone nobody someone somebody everybody y’all'.split(
    ' ',
  ),
)

export const wordOf = ({ normal, implicit }: Term): string => (implicit || normal).replace(/'/g, '’')

export const is = (term: Term | undefined, ...tags: string[]): boolean =>
  tags.some((tag) => term?.tags.has(tag) ?? false)

/** A verb that carries a sentence: not an infinitive after "to", not an -ing form or a participle alone. */
export function carries(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  if (!is(term, 'Verb', 'Copula', 'Modal') || is(term, 'Gerund', 'Participle')) return false
  if (is(term, 'Copula', 'Modal')) return true
  const before = terms[at - 1]
  if (before && /^(?:to|of|for|without|by|with|from|and|or|the|a|an|my|your|our)$/.test(wordOf(before)))
    return false
  return is(term, 'PastTense', 'PresentTense', 'Auxiliary', 'Infinitive')
}

const subjectLike = (term: Term): boolean =>
  starters.has(wordOf(term)) ||
  is(term, 'Noun', 'Pronoun', 'Determiner', 'Possessive', 'Value', 'Adjective', 'ProperNoun', 'Actor')

const relative = /^(?:i|we|you|u|they|he|she|that|which|who)$/

/** Whether a stretch has a subject with its own verb, so that it reads as a sentence. */
export function isWhole(terms: readonly Term[]): boolean {
  const [first] = terms
  if (!first || terms.length < 2 || wh.has(wordOf(first)) || !subjectLike(first)) return false
  let nouns = false
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at] as Term
    // "apps I use", "plants that survive": a clause hangs on the noun, and no verb has come yet.
    if (nouns && relative.test(wordOf(term)) && !/[,:;]/.test(terms[at - 1]?.post ?? '')) return false
    if (nouns && carries(terms, at) && verbFits(terms, at)) return true
    if (is(term, 'Preposition') || wh.has(wordOf(term)) || wordOf(term) === 'to') {
      if (!nouns) return false
      // What follows belongs to a phrase or a clause of its own.
      const next = terms.slice(at + 1).findIndex((_, i) => carries(terms, at + 1 + i))
      const following = terms[at + 1 + next]
      return (
        next > 0 &&
        is(following, 'Copula', 'Modal') &&
        !starters.has(wordOf(terms[at + next] as Term)) &&
        !wh.has(wordOf(term))
      )
    }
    nouns ||= is(term, 'Noun', 'Pronoun', 'ProperNoun', 'Actor') || starters.has(wordOf(term))
  }
  return false
}

/** A bare infinitive after a singular noun is more likely a noun itself ("dog walk"). */
function verbFits(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  const before = terms[at - 1]
  // "gel nails", "tour dates": what closes a short line is a plural.
  if (at === terms.length - 1 && at < 4 && /s$/.test(term?.normal ?? '') && !is(before, 'Pronoun', 'Adverb'))
    return is(term, 'Copula', 'Modal')
  // "hand painted tiles"
  const [first] = terms
  if (
    at === 1 &&
    is(term, 'PastTense') &&
    !is(term, 'Copula', 'Auxiliary') &&
    is(terms[2], 'Noun') &&
    is(first, 'Singular') &&
    !is(first, 'Kin', 'Actor', 'Pronoun', 'Person', 'ProperNoun')
  )
    return terms.length > 4
  if (!is(term, 'Infinitive')) return true
  return (
    !!before &&
    (is(before, 'Plural', 'Pronoun', 'Adverb', 'Auxiliary', 'Modal') || starters.has(wordOf(before)))
  )
}

/** "why I quit", "how to fold a sheet": a clause that needs another one. */
export function isClause(terms: readonly Term[]): boolean {
  const [first, second, third] = terms
  if (!first || !second || !wh.has(wordOf(first))) return false
  if (/^(?:to|not)$/.test(wordOf(second))) return wordOf(first) !== 'when'
  const turned = terms.some(
    (term, at) =>
      at > 1 &&
      at < 6 &&
      /^(?:do|does|did|would|should|could|can|will|are|is|have|has)$/.test(wordOf(term)) &&
      /^(?:i|we|you|u|they|he|she|it|the|your)$/.test(wordOf(terms[at + 1] ?? term)) &&
      !is(terms[at - 1], 'Pronoun'),
  )
  if (turned && wordOf(first) !== 'if') return false
  const asks =
    is(second, 'Copula', 'Modal', 'Auxiliary') ||
    /^(?:do|does|did|has|have|is|are|was|were|will|would|can|could|should|about)$/.test(wordOf(second))
  if (asks && wordOf(first) !== 'if') return false
  return third !== undefined && terms.slice(1).some((_, at) => carries(terms, at + 1))
}

/** The first word orders or advises: "stop buying", "clean your oven". */
export function isImperative(terms: readonly Term[]): boolean {
  const [first, second] = terms
  if (!first || !second || (terms.length < 3 && !is(second, 'Pronoun', 'Determiner'))) return false
  if (
    /^(?:stop|never|don’t|do|let’s|please|try|use|keep|get|put|come|join|tell|guess|drop|help|watch|look|say|buy|win|meet|give|take|make|rate|pick|vote|name)$/.test(
      wordOf(first),
    )
  )
    return !is(second, 'Preposition') || /^(?:at|to|up|on)$/.test(wordOf(second))
  return (
    is(first, 'Infinitive', 'Imperative') &&
    !/ed$/.test(second.normal) &&
    (is(second, 'Determiner', 'Possessive', 'Pronoun', 'Adjective', 'Plural') ||
      /^(?:ur|your|my|up)$/.test(wordOf(second)))
  )
}

/** Whether a capital belongs to the word itself: a first name, a place, or a word that is nothing else. */
export function isPlainName(word: string): boolean {
  if (/^(?:Dr|St|Mr|Mrs|Ms|Prof|Mt)\.?$/.test(word)) return true
  const term = termsOf(tag(word.toLowerCase().replace(/’s$/, '')))[0]?.[0]
  if (/’s$/.test(word) && !inLexicon(word.replace(/’s$/, '').toLowerCase())) return true
  return is(term, 'FirstName', 'Place', 'WeekDay', 'Month', 'Holiday', 'Demonym')
}

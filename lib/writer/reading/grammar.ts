import { isInLexicon } from './casing'
import { getTerms, type Term, tagText } from './tagger'

/** The words of a stretch of terms as they were typed, with the marks between them. */
export function joinTerms(terms: readonly Term[]): string {
  return terms
    .map(({ pre, text, post }, at) => (at === 0 ? '' : pre) + text + (at === terms.length - 1 ? '' : post))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const questionWords = new Set('why what how when where who if because whenever whatever until whether'.split(' '))
const subjectWords = new Set(
  'i we you u he she they it there this that these those everyone nobody someone somebody everybody y’all'.split(' '),
)

export const getWord = ({ normal, implicit }: Term): string => (implicit || normal).replace(/'/g, '’')

export const hasTag = (term: Term | undefined, ...tags: string[]): boolean =>
  tags.some((tag) => term?.tags.has(tag) ?? false)

/** A verb that carries a sentence: not an infinitive after "to", not an -ing form or a participle alone. */
export function isMainVerb(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  if (!hasTag(term, 'Verb', 'Copula', 'Modal') || hasTag(term, 'Gerund', 'Participle')) return false
  if (hasTag(term, 'Copula', 'Modal')) return true
  const before = terms[at - 1]
  if (before && /^(?:to|of|for|without|by|with|from|and|or|the|a|an|my|your|our)$/.test(getWord(before))) return false
  return hasTag(term, 'PastTense', 'PresentTense', 'Auxiliary', 'Infinitive')
}

const canBeSubject = (term: Term): boolean =>
  subjectWords.has(getWord(term)) ||
  hasTag(term, 'Noun', 'Pronoun', 'Determiner', 'Possessive', 'Value', 'Adjective', 'ProperNoun', 'Actor')

const relativeWord = /^(?:i|we|you|u|they|he|she|that|which|who)$/

/** Whether a stretch has a subject with its own verb, so that it reads as a sentence. */
export function isCompleteSentence(terms: readonly Term[]): boolean {
  const [first] = terms
  if (!first || terms.length < 2 || questionWords.has(getWord(first)) || !canBeSubject(first)) return false
  let nouns = false
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at] as Term
    // "apps I use", "plants that survive": a clause hangs on the noun, and no verb has come yet.
    if (nouns && relativeWord.test(getWord(term)) && !/[,:;]/.test(terms[at - 1]?.post ?? '')) return false
    if (nouns && isMainVerb(terms, at) && isLikelyVerb(terms, at)) return true
    if (hasTag(term, 'Preposition') || questionWords.has(getWord(term)) || getWord(term) === 'to') {
      if (!nouns) return false
      // What follows belongs to a phrase or a clause of its own.
      const next = terms.slice(at + 1).findIndex((_, i) => isMainVerb(terms, at + 1 + i))
      const following = terms[at + 1 + next]
      return (
        next > 0 &&
        hasTag(following, 'Copula', 'Modal') &&
        !subjectWords.has(getWord(terms[at + next] as Term)) &&
        !questionWords.has(getWord(term))
      )
    }
    nouns ||= hasTag(term, 'Noun', 'Pronoun', 'ProperNoun', 'Actor') || subjectWords.has(getWord(term))
  }
  return false
}

/** A bare infinitive after a singular noun is more likely a noun itself ("dog walk"). */
function isLikelyVerb(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  const before = terms[at - 1]
  // "gel nails", "tour dates": what closes a short line is a plural.
  if (at === terms.length - 1 && at < 4 && /s$/.test(term?.normal ?? '') && !hasTag(before, 'Pronoun', 'Adverb'))
    return hasTag(term, 'Copula', 'Modal')
  // "hand painted tiles"
  const [first] = terms
  if (
    at === 1 &&
    hasTag(term, 'PastTense') &&
    !hasTag(term, 'Copula', 'Auxiliary') &&
    hasTag(terms[2], 'Noun') &&
    hasTag(first, 'Singular') &&
    !hasTag(first, 'Kin', 'Actor', 'Pronoun', 'Person', 'ProperNoun')
  )
    return terms.length > 4
  if (!hasTag(term, 'Infinitive')) return true
  return (
    !!before &&
    (hasTag(before, 'Plural', 'Pronoun', 'Adverb', 'Auxiliary', 'Modal') || subjectWords.has(getWord(before)))
  )
}

/** "why I quit", "how to fold a sheet": a clause that needs another one. */
export function isClause(terms: readonly Term[]): boolean {
  const [first, second, third] = terms
  if (!first || !second || !questionWords.has(getWord(first))) return false
  if (/^(?:to|not)$/.test(getWord(second))) return getWord(first) !== 'when'
  const turned = terms.some(
    (term, at) =>
      at > 1 &&
      at < 6 &&
      /^(?:do|does|did|would|should|could|can|will|are|is|have|has)$/.test(getWord(term)) &&
      /^(?:i|we|you|u|they|he|she|it|the|your)$/.test(getWord(terms[at + 1] ?? term)) &&
      !hasTag(terms[at - 1], 'Pronoun'),
  )
  if (turned && getWord(first) !== 'if') return false
  const asks =
    hasTag(second, 'Copula', 'Modal', 'Auxiliary') ||
    /^(?:do|does|did|has|have|is|are|was|were|will|would|can|could|should|about)$/.test(getWord(second))
  if (asks && getWord(first) !== 'if') return false
  return third !== undefined && terms.slice(1).some((_, at) => isMainVerb(terms, at + 1))
}

/** The first word orders or advises: "stop buying", "clean your oven". */
export function isImperative(terms: readonly Term[]): boolean {
  const [first, second] = terms
  if (!first || !second || (terms.length < 3 && !hasTag(second, 'Pronoun', 'Determiner'))) return false
  if (
    /^(?:stop|never|don’t|do|let’s|please|try|use|keep|get|put|come|join|tell|guess|drop|help|watch|look|say|buy|win|meet|give|take|make|rate|pick|vote|name)$/.test(
      getWord(first),
    )
  )
    return !hasTag(second, 'Preposition') || /^(?:at|to|up|on)$/.test(getWord(second))
  return (
    hasTag(first, 'Infinitive', 'Imperative') &&
    !/ed$/.test(second.normal) &&
    (hasTag(second, 'Determiner', 'Possessive', 'Pronoun', 'Adjective', 'Plural') ||
      /^(?:ur|your|my|up)$/.test(getWord(second)))
  )
}

/** Whether a capital belongs to the word itself: a first name, a place, or a word that is nothing else. */
export function isPlainName(word: string): boolean {
  if (/^(?:Dr|St|Mr|Mrs|Ms|Prof|Mt)\.?$/.test(word)) return true
  const term = getTerms(tagText(word.toLowerCase().replace(/’s$/, '')))[0]?.[0]
  if (/’s$/.test(word) && !isInLexicon(word.replace(/’s$/, '').toLowerCase())) return true
  return hasTag(term, 'FirstName', 'Place', 'WeekDay', 'Month', 'Holiday', 'Demonym')
}

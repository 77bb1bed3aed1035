import { isInLexicon } from './casing'
import { getTerms, type Term, tagText } from './tagger'

/** The words of a stretch of terms as they were typed, with the marks between them. */
export function joinTerms(terms: readonly Term[]): string {
  return terms
    .map(({ pre, text, post }, index) => (index === 0 ? '' : pre) + text + (index === terms.length - 1 ? '' : post))
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
export function isMainVerb(terms: readonly Term[], index: number): boolean {
  const term = terms[index]
  if (!hasTag(term, 'Verb', 'Copula', 'Modal') || hasTag(term, 'Gerund', 'Participle')) return false
  if (hasTag(term, 'Copula', 'Modal')) return true
  const previousTerm = terms[index - 1]
  if (previousTerm && /^(?:to|of|for|without|by|with|from|and|or|the|a|an|my|your|our)$/.test(getWord(previousTerm)))
    return false
  return hasTag(term, 'PastTense', 'PresentTense', 'Auxiliary', 'Infinitive')
}

const canBeSubject = (term: Term): boolean =>
  subjectWords.has(getWord(term)) ||
  hasTag(term, 'Noun', 'Pronoun', 'Determiner', 'Possessive', 'Value', 'Adjective', 'ProperNoun', 'Actor')

const relativeWordPattern = /^(?:i|we|you|u|they|he|she|that|which|who)$/

/** Whether a stretch has a subject with its own verb, so that it reads as a sentence. */
export function isCompleteSentence(terms: readonly Term[]): boolean {
  const [firstTerm] = terms
  if (!firstTerm || terms.length < 2 || questionWords.has(getWord(firstTerm)) || !canBeSubject(firstTerm)) return false
  let hasNoun = false
  for (let index = 0; index < terms.length; index++) {
    const term = terms[index] as Term
    // "apps I use", "plants that survive": a clause hangs on the noun, and no verb has come yet.
    if (hasNoun && relativeWordPattern.test(getWord(term)) && !/[,:;]/.test(terms[index - 1]?.post ?? '')) return false
    if (hasNoun && isMainVerb(terms, index) && isLikelyVerb(terms, index)) return true
    if (hasTag(term, 'Preposition') || questionWords.has(getWord(term)) || getWord(term) === 'to') {
      if (!hasNoun) return false
      // What follows belongs to a phrase or a clause of its own.
      const nextVerbOffset = terms.slice(index + 1).findIndex((_, offset) => isMainVerb(terms, index + 1 + offset))
      const nextVerb = terms[index + 1 + nextVerbOffset]
      return (
        nextVerbOffset > 0 &&
        hasTag(nextVerb, 'Copula', 'Modal') &&
        !subjectWords.has(getWord(terms[index + nextVerbOffset] as Term)) &&
        !questionWords.has(getWord(term))
      )
    }
    hasNoun ||= hasTag(term, 'Noun', 'Pronoun', 'ProperNoun', 'Actor') || subjectWords.has(getWord(term))
  }
  return false
}

/** A bare infinitive after a singular noun is more likely a noun itself ("dog walk"). */
function isLikelyVerb(terms: readonly Term[], index: number): boolean {
  const term = terms[index]
  const previousTerm = terms[index - 1]
  // "gel nails", "tour dates": what closes a short line is a plural.
  if (
    index === terms.length - 1 &&
    index < 4 &&
    /s$/.test(term?.normal ?? '') &&
    !hasTag(previousTerm, 'Pronoun', 'Adverb')
  )
    return hasTag(term, 'Copula', 'Modal')
  // "hand painted tiles"
  const [firstTerm] = terms
  if (
    index === 1 &&
    hasTag(term, 'PastTense') &&
    !hasTag(term, 'Copula', 'Auxiliary') &&
    hasTag(terms[2], 'Noun') &&
    hasTag(firstTerm, 'Singular') &&
    !hasTag(firstTerm, 'Kin', 'Actor', 'Pronoun', 'Person', 'ProperNoun')
  )
    return terms.length > 4
  if (!hasTag(term, 'Infinitive')) return true
  return (
    !!previousTerm &&
    (hasTag(previousTerm, 'Plural', 'Pronoun', 'Adverb', 'Auxiliary', 'Modal') ||
      subjectWords.has(getWord(previousTerm)))
  )
}

/** "why I quit", "how to fold a sheet": a clause that needs another one. */
export function isDependentClause(terms: readonly Term[]): boolean {
  const [firstTerm, secondTerm, thirdTerm] = terms
  if (!firstTerm || !secondTerm || !questionWords.has(getWord(firstTerm))) return false
  if (/^(?:to|not)$/.test(getWord(secondTerm))) return getWord(firstTerm) !== 'when'
  const isInverted = terms.some(
    (term, index) =>
      index > 1 &&
      index < 6 &&
      /^(?:do|does|did|would|should|could|can|will|are|is|have|has)$/.test(getWord(term)) &&
      /^(?:i|we|you|u|they|he|she|it|the|your)$/.test(getWord(terms[index + 1] ?? term)) &&
      !hasTag(terms[index - 1], 'Pronoun'),
  )
  if (isInverted && getWord(firstTerm) !== 'if') return false
  const isQuestion =
    hasTag(secondTerm, 'Copula', 'Modal', 'Auxiliary') ||
    /^(?:do|does|did|has|have|is|are|was|were|will|would|can|could|should|about)$/.test(getWord(secondTerm))
  if (isQuestion && getWord(firstTerm) !== 'if') return false
  return thirdTerm !== undefined && terms.slice(1).some((_, index) => isMainVerb(terms, index + 1))
}

/** The first word orders or advises: "stop buying", "clean your oven". */
export function isImperative(terms: readonly Term[]): boolean {
  const [firstTerm, secondTerm] = terms
  if (!firstTerm || !secondTerm || (terms.length < 3 && !hasTag(secondTerm, 'Pronoun', 'Determiner'))) return false
  if (
    /^(?:stop|never|don’t|do|let’s|please|try|use|keep|get|put|come|join|tell|guess|drop|help|watch|look|say|buy|win|meet|give|take|make|rate|pick|vote|name)$/.test(
      getWord(firstTerm),
    )
  )
    return !hasTag(secondTerm, 'Preposition') || /^(?:at|to|up|on)$/.test(getWord(secondTerm))
  return (
    hasTag(firstTerm, 'Infinitive', 'Imperative') &&
    !/ed$/.test(secondTerm.normal) &&
    (hasTag(secondTerm, 'Determiner', 'Possessive', 'Pronoun', 'Adjective', 'Plural') ||
      /^(?:ur|your|my|up)$/.test(getWord(secondTerm)))
  )
}

/** Whether a capital belongs to the word itself: a first name, a place, or a word that is nothing else. */
export function isProperName(word: string): boolean {
  if (/^(?:Dr|St|Mr|Mrs|Ms|Prof|Mt)\.?$/.test(word)) return true
  const term = getTerms(tagText(word.toLowerCase().replace(/’s$/, '')))[0]?.[0]
  if (/’s$/.test(word) && !isInLexicon(word.replace(/’s$/, '').toLowerCase())) return true
  return hasTag(term, 'FirstName', 'Place', 'WeekDay', 'Month', 'Holiday', 'Demonym')
}

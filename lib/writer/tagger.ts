import nlp from 'compromise'
import { LRUCache } from 'lru-cache'

/** A word of a tagged text. "we’re" is two terms; `text` of the second is ''. */
export type Term = {
  text: string
  /** The word in lower case, or the full word of a contraction, such as "will". */
  word: string
  post: string
  tags: ReadonlySet<string>
  start: number
  end: number
}

type TaggedTerm = Pick<Term, 'text' | 'post' | 'tags'> & { pre: string; normal: string; implicit?: string }

/** The maximum number of characters to tag, as tagging takes most of a reading's time. */
const MAX_TAGGED_LENGTH = 700

/** Caches tagged texts, as a recipe tags the sentences of a prompt several times. */
const recentTerms = new LRUCache<string, readonly Term[]>({ max: 60 })

export function tagWords(text: string): readonly Term[] {
  const cachedTerms = recentTerms.get(text)
  if (cachedTerms) return cachedTerms
  const terms = computeTerms(text)
  recentTerms.set(text, terms)
  return terms
}

function computeTerms(text: string): Term[] {
  const { docs } = nlp(text.slice(0, MAX_TAGGED_LENGTH)) as unknown as { docs: readonly (readonly TaggedTerm[])[] }
  let offset = 0
  return docs.flat().map(({ text: termText, pre, post, normal, implicit, tags }) => {
    const start = offset + pre.length
    const end = start + termText.length
    offset = end + post.length
    return { text: termText, word: (implicit || normal).replace(/'/g, '’'), post, tags, start, end }
  })
}

export function hasTag(term: Term | undefined, ...tags: readonly string[]): boolean {
  return term !== undefined && tags.some((tag) => term.tags.has(tag))
}

const subordinatorPattern =
  /^(?:because|if|when|while|until|unless|so|than|although|though|where|how|why|what|whether|like|since)$/
const subjectPattern =
  /^(?:i|we|you|he|she|it|they|this|that|these|those|there|everyone|everybody|nobody|someone|somebody|anyone|half|one|most|some|none|both|nothing|everything)$/

/** Returns the index of the finite verb of a clause; -1 for a phrase such as "skincare for men". */
export function findFiniteVerbIndex(terms: readonly Term[]): number {
  let [hasSubject, hasPluralSubject, isInRelativeClause] = [false, false, false]
  for (const [index, term] of terms.entries()) {
    const previous = terms[index - 1]
    if (hasSubject && subordinatorPattern.test(term.word)) return -1
    if (hasSubject && isFiniteVerb(terms, index, hasPluralSubject)) {
      if (!isInRelativeClause) return index
      isInRelativeClause = false
      continue
    }
    // Relative clauses: "the way I fold sheets", "my dad, who is 71".
    const isAfterNoun =
      hasTag(previous, 'Noun') && !hasTag(previous, 'Date', 'Pronoun') && !previous?.post.includes(',')
    isInRelativeClause ||=
      hasSubject &&
      (isAfterNoun ? /^(?:who|which|whose|that|i|we|you|they|he|she)$/ : /^(?:who|which|whose|that)$/).test(term.word)
    hasSubject ||= subjectPattern.test(term.word) || hasTag(term, 'Noun', 'Pronoun', 'ProperNoun', 'Actor', 'Value')
    hasPluralSubject ||= hasTag(term, 'Plural') || /^(?:i|we|you|they|people|and)$/.test(term.word)
  }
  return -1
}

const notBeforeVerbPattern =
  /^(?:to|a|an|the|my|our|your|his|her|their|its|no|of|for|with|without|in|on|from|by|about|at|into|than|as|off)$/

const nonVerbTags = 'Adverb Conjunction Preposition Determiner Pronoun Date Value Plural'.split(' ')

function isFiniteVerb(terms: readonly Term[], index: number, hasPluralSubject: boolean): boolean {
  const [previous, term, next] = [terms[index - 1], terms[index] as Term, terms[index + 1]]
  const { word } = term
  if (!previous || notBeforeVerbPattern.test(previous.word) || /ing$|^(?:be|been|total|lol)$/.test(word)) return false
  if (!hasTag(term, ...nonVerbTags) && /^(?:i|we|you|they)$/.test(previous.word)) return true
  const hasObject = hasTag(next, 'Determiner', 'Value', 'Possessive', 'Pronoun', 'Money')
  if (hasObject && /^(?:costs?|hit|put|cut|quit|set|beat|broke|let)$/.test(word)) return true
  if (hasTag(term, 'Copula', 'Modal') || /^(?:has|have|had|does|do|did)$/.test(word)) return true
  const followsVerb = hasTag(previous, 'Verb') && !hasTag(previous, 'Noun')
  if (!hasTag(term, 'Verb') || followsVerb || hasTag(previous, 'Adjective', 'Value')) return false
  if (hasTag(term, 'PastTense')) return next?.word !== 'by' && !isParticiple(previous, next)
  if (hasTag(term, 'Infinitive')) return hasPluralSubject && hasTag(previous, 'Noun', 'Adverb')
  return hasTag(term, 'PresentTense') && hasTag(previous, 'Noun', 'Adverb') && !hasTag(previous, 'Plural')
}

/** Whether a past form describes the next noun: "hand dyed yarn". */
function isParticiple(previous: Term, next: Term | undefined): boolean {
  const isBareNoun = hasTag(previous, 'Singular') && !hasTag(previous, 'Actor', 'ProperNoun', 'Pronoun')
  return isBareNoun && hasTag(next, 'Noun') && !hasTag(next, 'Pronoun', 'Possessive', 'Date')
}

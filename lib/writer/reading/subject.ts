import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { getWord, hasTag, isMainVerb, joinTerms } from './grammar'
import type { Term } from './tagger'

const vagueWords =
  /^(?:thing|things|stuff|way|ways|time|day|days|week|weeks|month|months|year|years|people|someone|anyone|one|lot|bit|part|life|video|everyone|nobody|trick|edition|night|morning|kind|type|types|reason|reasons|all|none|thoughts|opinion|others|end|something|anything|nothing|everything|hours|minutes|seconds|age|home|review|bite|sip|look|news|side|method|fix|difference|quid|bucks|dollars|euros|pounds|lbs|kg|here’s|that’s|it’s|what’s|let’s|version|guide|tutorial|haul|title|idea|ideas)$/

const kindsWithoutSubject: ReadonlySet<PromptKind> = new Set(['pasted', 'skit', 'hard-time', 'comparison'])

/** The noun phrase that a line is about, where it can be trusted; else nothing. */
export function findSubject(
  inner: string,
  terms: readonly Term[],
  kind: PromptKind,
  shape: ParsedPrompt['shape'],
): string | undefined {
  if (kindsWithoutSubject.has(kind)) return undefined
  if (kind === 'subject' && shape === 'phrase') return terms.length <= 8 && !/[:;/]/.test(inner) ? inner : undefined
  const from = findStart(terms, shape)
  const phrases = findNounPhrases(terms)
  const object = findObject(terms, phrases)
  if (object) return joinTerms(object.terms)
  const first = phrases.find(
    ({ at, terms: words }) => at >= from && !isAfterPreposition(terms, at, kind) && !isVague(words),
  )
  if (!first || first.at > from + 5 || !isTrusted(terms, first.at, first.terms, shape)) return undefined
  const end = first.at + first.terms.length
  const of = terms[end] && getWord(terms[end]) === 'of' ? phrases.find(({ at }) => at === end + 1) : undefined
  return joinTerms(of ? terms.slice(first.at, end + 1 + of.terms.length) : first.terms)
}

/** What the visitor does, makes or sells: it stands right behind "I" or "we" and a verb of today. */
export function findObject(terms: readonly Term[], phrases: readonly NounPhrase[]): NounPhrase | undefined {
  return phrases.find(({ at, terms: words }) => {
    const verb = terms[at - 1]
    const doer = terms[hasTag(terms[at - 2], 'Adverb') ? at - 3 : at - 2]
    return (
      hasTag(verb, 'PresentTense', 'Infinitive') &&
      !hasTag(verb, 'Copula', 'Modal', 'Auxiliary') &&
      !verbsWithoutObject.test(verb ? getWord(verb) : '') &&
      /^(?:i|we)$/.test(doer ? getWord(doer) : '') &&
      !isVague(words) &&
      !/^(?:me|it|them|you|y’all|this|that)$/i.test(joinTerms(words))
    )
  })
}

const verbsWithoutObject =
  /^(?:have|get|go|want|need|think|know|feel|hate|wish|hope|say|mean|guess|miss|see|let|tell|try|keep|put|take)$/

/** What follows a preposition is where, when or with what, seldom what it is about. */
function isAfterPreposition(terms: readonly Term[], at: number, kind: PromptKind): boolean {
  const before = terms[at - 1]
  const head = terms[at - 2]
  if (!before || !hasTag(before, 'Preposition')) return false
  const word = getWord(before)
  if (word === 'of') return !(head && vagueWords.test(getWord(head))) && kind !== 'change'
  return !(word === 'as' && kind === 'day')
}

function isVague(words: readonly Term[]): boolean {
  const last = words.at(-1)
  return !last || vagueWords.test(getWord(last))
}

/** A line about its own doer names the subject behind the verb: "we’re moving the studio". */
function findStart(terms: readonly Term[], shape: ParsedPrompt['shape']): number {
  const [first] = terms
  if (shape !== 'sentence' || !first || !/^(?:i|we|you|u|he|she|they|it|there|this)$/.test(getWord(first))) return 0
  return Math.max(
    0,
    terms.findIndex((_, at) => at > 0 && isMainVerb(terms, at)),
  )
}

function isTrusted(all: readonly Term[], at: number, words: readonly Term[], shape: ParsedPrompt['shape']): boolean {
  const last = words.at(-1)
  if (!last || words.length > 6) return false
  if (words.some((term) => /[/:*]/.test(term.text + term.post.slice(0, -1)))) return false
  const before = all[at - 1]
  const after = all[at + words.length]
  const opened =
    !before ||
    /[,;:.!?(]/.test(before.post) ||
    hasTag(before, 'Preposition', 'Conjunction', 'Gerund', 'Copula', 'PastTense', 'Modal') ||
    (hasTag(words[0], 'Determiner', 'Possessive') && hasTag(before, 'Verb', 'Adverb', 'Pronoun'))
  const marked = /[,;:.!?]/.test(last.post)
  const closed =
    !after ||
    marked ||
    hasTag(after, 'Preposition', 'Copula', 'Modal', 'Pronoun', 'QuestionWord') ||
    /^(?:that|which|who|to|and|but|so|if|when|because|til|till|with|on|in|at|without|after|before)$/.test(
      getWord(after),
    ) ||
    (shape !== 'phrase' && hasTag(after, 'PastTense') && !hasTag(after, 'Adjective'))
  return opened && closed
}

type NounPhrase = { at: number; terms: Term[] }

/** Noun phrases with where they begin: determiner or possessive, adjectives, nouns, and a verb's form that tells of the noun behind it. */
export function findNounPhrases(terms: readonly Term[]): NounPhrase[] {
  const found: NounPhrase[] = []
  let open: Term[] = []
  const close = (end: number) => {
    const from = end - open.length
    while (open.length > 0 && !hasTag(open.at(-1), 'Noun', 'Actor', 'ProperNoun')) open.pop()
    if (open.some(isNoun)) found.push({ at: from, terms: open })
    open = []
  }
  for (const [at, term] of terms.entries()) {
    const opens = hasTag(term, 'Determiner', 'Possessive') && !/’s?$/.test(term.text)
    const joins =
      hasTag(term, 'Noun', 'Adjective', 'Actor', 'ProperNoun', 'Value', 'Possessive') &&
      !hasTag(term, 'Preposition', 'Conjunction', 'Adverb', 'Verb', 'QuestionWord', 'Unit', 'Money', 'Percent') &&
      (!hasTag(term, 'Pronoun', 'Date') || hasTag(term, 'Possessive')) &&
      !fillerWords.test(getWord(term))
    const tells =
      (open.length > 0 || at === 0) &&
      hasTag(term, 'PastTense', 'Gerund') &&
      !hasTag(term, 'Copula', 'Auxiliary') &&
      term.post === ' ' &&
      hasTag(terms[at + 1], 'Noun') &&
      !hasTag(terms[at + 1], 'Possessive', 'Pronoun', 'Date') &&
      (open.length > 0 ? open.every((one) => hasTag(one, 'Determiner', 'Possessive', 'Adjective')) : terms.length <= 4)
    if (opens && open.length > 0) close(at)
    if (opens || joins || tells) open.push(term)
    else close(at)
    if (/[,;:.!?()]/.test(term.post)) close(at + 1)
  }
  close(terms.length)
  return found
}

/** Words that greet, laugh or haggle and name nothing. */
export const fillerWords =
  /^(?:y’all|yall|lol|omg|lmao|hey|hi|hello|guys|obo|pls|btw|tbh|ngl|idk|est|st|back|ex|u|miles?|km|lbs?|kg|quid|bucks|euros?|dollars|pounds)$/

function isNoun(term: Term): boolean {
  return hasTag(term, 'Noun', 'Actor', 'ProperNoun') && !hasTag(term, 'Possessive', 'Pronoun', 'Date', 'Value')
}

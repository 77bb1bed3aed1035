import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import { getWord, hasTag, isMainVerb, joinTerms } from './grammar'
import type { Term } from './tagger'

const vagueWordPattern =
  /^(?:thing|things|stuff|way|ways|time|day|days|week|weeks|month|months|year|years|people|someone|anyone|one|lot|bit|part|life|video|everyone|nobody|trick|edition|night|morning|kind|type|types|reason|reasons|all|none|thoughts|opinion|others|end|something|anything|nothing|everything|hours|minutes|seconds|age|home|review|bite|sip|look|news|side|method|fix|difference|quid|bucks|dollars|euros|pounds|lbs|kg|here’s|that’s|it’s|what’s|let’s|version|guide|tutorial|haul|title|idea|ideas)$/

const kindsWithoutSubject: ReadonlySet<PromptKind> = new Set(['pasted', 'skit', 'hard-time', 'comparison'])

/** The noun phrase that a line is about, where it can be trusted; else nothing. */
export function findSubject(
  midSentenceLine: string,
  terms: readonly Term[],
  kind: PromptKind,
  shape: ParsedPrompt['shape'],
): string | undefined {
  if (kindsWithoutSubject.has(kind)) return undefined
  if (kind === 'subject' && shape === 'phrase')
    return terms.length <= 8 && !/[:;/]/.test(midSentenceLine) ? midSentenceLine : undefined
  const minStart = findSearchStart(terms, shape)
  const phrases = findNounPhrases(terms)
  const objectPhrase = findObject(terms, phrases)
  if (objectPhrase) return joinTerms(objectPhrase.terms)
  const firstPhrase = phrases.find(
    ({ start, terms: phraseTerms }) =>
      start >= minStart && !isAfterPreposition(terms, start, kind) && !isVague(phraseTerms),
  )
  if (
    !firstPhrase ||
    firstPhrase.start > minStart + 5 ||
    !isReliablePhrase(terms, firstPhrase.start, firstPhrase.terms, shape)
  )
    return undefined
  const end = firstPhrase.start + firstPhrase.terms.length
  const ofPhrase =
    terms[end] && getWord(terms[end]) === 'of' ? phrases.find(({ start }) => start === end + 1) : undefined
  return joinTerms(ofPhrase ? terms.slice(firstPhrase.start, end + 1 + ofPhrase.terms.length) : firstPhrase.terms)
}

/** What the visitor does, makes or sells: it stands right behind "I" or "we" and a verb of today. */
export function findObject(terms: readonly Term[], phrases: readonly NounPhrase[]): NounPhrase | undefined {
  return phrases.find(({ start, terms: phraseTerms }) => {
    const verb = terms[start - 1]
    const subjectTerm = terms[hasTag(terms[start - 2], 'Adverb') ? start - 3 : start - 2]
    return (
      hasTag(verb, 'PresentTense', 'Infinitive') &&
      !hasTag(verb, 'Copula', 'Modal', 'Auxiliary') &&
      !verbWithoutObjectPattern.test(verb ? getWord(verb) : '') &&
      /^(?:i|we)$/.test(subjectTerm ? getWord(subjectTerm) : '') &&
      !isVague(phraseTerms) &&
      !/^(?:me|it|them|you|y’all|this|that)$/i.test(joinTerms(phraseTerms))
    )
  })
}

const verbWithoutObjectPattern =
  /^(?:have|get|go|want|need|think|know|feel|hate|wish|hope|say|mean|guess|miss|see|let|tell|try|keep|put|take)$/

/** What follows a preposition is where, when or with what, seldom what it is about. */
function isAfterPreposition(terms: readonly Term[], index: number, kind: PromptKind): boolean {
  const previousTerm = terms[index - 1]
  const headTerm = terms[index - 2]
  if (!previousTerm || !hasTag(previousTerm, 'Preposition')) return false
  const word = getWord(previousTerm)
  if (word === 'of') return !(headTerm && vagueWordPattern.test(getWord(headTerm))) && kind !== 'change'
  return !(word === 'as' && kind === 'day')
}

function isVague(phraseTerms: readonly Term[]): boolean {
  const lastTerm = phraseTerms.at(-1)
  return !lastTerm || vagueWordPattern.test(getWord(lastTerm))
}

/** A line about its own doer names the subject behind the verb: "we’re moving the studio". */
function findSearchStart(terms: readonly Term[], shape: ParsedPrompt['shape']): number {
  const [firstTerm] = terms
  if (shape !== 'sentence' || !firstTerm || !/^(?:i|we|you|u|he|she|they|it|there|this)$/.test(getWord(firstTerm)))
    return 0
  return Math.max(
    0,
    terms.findIndex((_, index) => index > 0 && isMainVerb(terms, index)),
  )
}

function isReliablePhrase(
  terms: readonly Term[],
  start: number,
  phraseTerms: readonly Term[],
  shape: ParsedPrompt['shape'],
): boolean {
  const lastTerm = phraseTerms.at(-1)
  if (!lastTerm || phraseTerms.length > 6) return false
  if (phraseTerms.some((term) => /[/:*]/.test(term.text + term.post.slice(0, -1)))) return false
  const previousTerm = terms[start - 1]
  const nextTerm = terms[start + phraseTerms.length]
  const hasClearStart =
    !previousTerm ||
    /[,;:.!?(]/.test(previousTerm.post) ||
    hasTag(previousTerm, 'Preposition', 'Conjunction', 'Gerund', 'Copula', 'PastTense', 'Modal') ||
    (hasTag(phraseTerms[0], 'Determiner', 'Possessive') && hasTag(previousTerm, 'Verb', 'Adverb', 'Pronoun'))
  const endsWithMark = /[,;:.!?]/.test(lastTerm.post)
  const hasClearEnd =
    !nextTerm ||
    endsWithMark ||
    hasTag(nextTerm, 'Preposition', 'Copula', 'Modal', 'Pronoun', 'QuestionWord') ||
    /^(?:that|which|who|to|and|but|so|if|when|because|til|till|with|on|in|at|without|after|before)$/.test(
      getWord(nextTerm),
    ) ||
    (shape !== 'phrase' && hasTag(nextTerm, 'PastTense') && !hasTag(nextTerm, 'Adjective'))
  return hasClearStart && hasClearEnd
}

type NounPhrase = { start: number; terms: Term[] }

/** Noun phrases with where they begin: determiner or possessive, adjectives, nouns, and a verb's form that tells of the noun behind it. */
export function findNounPhrases(terms: readonly Term[]): NounPhrase[] {
  const phrases: NounPhrase[] = []
  let phraseTerms: Term[] = []
  const endPhrase = (end: number) => {
    const start = end - phraseTerms.length
    while (phraseTerms.length > 0 && !hasTag(phraseTerms.at(-1), 'Noun', 'Actor', 'ProperNoun')) phraseTerms.pop()
    if (phraseTerms.some(isNoun)) phrases.push({ start, terms: phraseTerms })
    phraseTerms = []
  }
  for (const [index, term] of terms.entries()) {
    const startsPhrase = hasTag(term, 'Determiner', 'Possessive') && !/’s?$/.test(term.text)
    const continuesPhrase =
      hasTag(term, 'Noun', 'Adjective', 'Actor', 'ProperNoun', 'Value', 'Possessive') &&
      !hasTag(term, 'Preposition', 'Conjunction', 'Adverb', 'Verb', 'QuestionWord', 'Unit', 'Money', 'Percent') &&
      (!hasTag(term, 'Pronoun', 'Date') || hasTag(term, 'Possessive')) &&
      !fillerWordPattern.test(getWord(term))
    const isVerbalAdjective =
      (phraseTerms.length > 0 || index === 0) &&
      hasTag(term, 'PastTense', 'Gerund') &&
      !hasTag(term, 'Copula', 'Auxiliary') &&
      term.post === ' ' &&
      hasTag(terms[index + 1], 'Noun') &&
      !hasTag(terms[index + 1], 'Possessive', 'Pronoun', 'Date') &&
      (phraseTerms.length > 0
        ? phraseTerms.every((one) => hasTag(one, 'Determiner', 'Possessive', 'Adjective'))
        : terms.length <= 4)
    if (startsPhrase && phraseTerms.length > 0) endPhrase(index)
    if (startsPhrase || continuesPhrase || isVerbalAdjective) phraseTerms.push(term)
    else endPhrase(index)
    if (/[,;:.!?()]/.test(term.post)) endPhrase(index + 1)
  }
  endPhrase(terms.length)
  return phrases
}

/** Words that greet, laugh or haggle and name nothing. */
export const fillerWordPattern =
  /^(?:y’all|yall|lol|omg|lmao|hey|hi|hello|guys|obo|pls|btw|tbh|ngl|idk|est|st|back|ex|u|miles?|km|lbs?|kg|quid|bucks|euros?|dollars|pounds)$/

function isNoun(term: Term): boolean {
  return hasTag(term, 'Noun', 'Actor', 'ProperNoun') && !hasTag(term, 'Possessive', 'Pronoun', 'Date', 'Value')
}

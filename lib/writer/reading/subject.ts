import type { Kind, Reading } from '@/lib/tool/reading'
import { carries, is, textOf, wordOf } from './grammar'
import type { Term } from './tagger'

const vague =
  /^(?:thing|things|stuff|way|ways|time|day|days|week|weeks|month|months|year|years|people|someone|anyone|one|lot|bit|part|life|video|everyone|nobody|trick|edition|night|morning|kind|type|types|reason|reasons|all|none|thoughts|opinion|others|end|something|anything|nothing|everything|hours|minutes|seconds|age|home|review|bite|sip|look|news|side|method|fix|difference|quid|bucks|dollars|euros|pounds|lbs|kg|here’s|that’s|it’s|what’s|let’s|version|guide|tutorial|haul|title|idea|ideas)$/

const without: ReadonlySet<Kind> = new Set(['pasted', 'skit', 'hard-time', 'comparison'])

/** The noun phrase that a line is about, where it can be trusted; else nothing. */
export function subjectOf(
  inner: string,
  terms: readonly Term[],
  kind: Kind,
  shape: Reading['shape'],
): string | undefined {
  if (without.has(kind)) return undefined
  if (kind === 'subject' && shape === 'phrase')
    return terms.length <= 8 && !/[:;/]/.test(inner) ? inner : undefined
  const from = startOf(terms, shape)
  const phrases = nounPhrases(terms)
  const object = objectOf(terms, phrases)
  if (object) return textOf(object.terms)
  const first = phrases.find(
    ({ at, terms: words }) => at >= from && !isBehind(terms, at, kind) && !isVague(words),
  )
  if (!first || first.at > from + 5 || !isTrusted(terms, first.at, first.terms, shape)) return undefined
  const end = first.at + first.terms.length
  const of = terms[end] && wordOf(terms[end]) === 'of' ? phrases.find(({ at }) => at === end + 1) : undefined
  return textOf(of ? terms.slice(first.at, end + 1 + of.terms.length) : first.terms)
}

/** What the visitor does, makes or sells: it stands right behind "I" or "we" and a verb of today. */
export function objectOf(terms: readonly Term[], phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.find(({ at, terms: words }) => {
    const verb = terms[at - 1]
    const doer = terms[is(terms[at - 2], 'Adverb') ? at - 3 : at - 2]
    return (
      is(verb, 'PresentTense', 'Infinitive') &&
      !is(verb, 'Copula', 'Modal', 'Auxiliary') &&
      !idle.test(verb ? wordOf(verb) : '') &&
      /^(?:i|we)$/.test(doer ? wordOf(doer) : '') &&
      !isVague(words) &&
      !/^(?:me|it|them|you|y’all|this|that)$/i.test(textOf(words))
    )
  })
}

const idle =
  /^(?:have|get|go|want|need|think|know|feel|hate|wish|hope|say|mean|guess|miss|see|let|tell|try|keep|put|take)$/

/** What follows a preposition is where, when or with what, seldom what it is about. */
function isBehind(terms: readonly Term[], at: number, kind: Kind): boolean {
  const before = terms[at - 1]
  const head = terms[at - 2]
  if (!before || !is(before, 'Preposition')) return false
  const word = wordOf(before)
  if (word === 'of') return !(head && vague.test(wordOf(head))) && kind !== 'change'
  return !(word === 'as' && kind === 'day')
}

function isVague(words: readonly Term[]): boolean {
  const last = words.at(-1)
  return !last || vague.test(wordOf(last))
}

/** A line about its own doer names the subject behind the verb: "we’re moving the studio". */
function startOf(terms: readonly Term[], shape: Reading['shape']): number {
  const [first] = terms
  if (shape !== 'sentence' || !first || !/^(?:i|we|you|u|he|she|they|it|there|this)$/.test(wordOf(first)))
    return 0
  return Math.max(
    0,
    terms.findIndex((_, at) => at > 0 && carries(terms, at)),
  )
}

function isTrusted(
  all: readonly Term[],
  at: number,
  words: readonly Term[],
  shape: Reading['shape'],
): boolean {
  const last = words.at(-1)
  if (!last || words.length > 6) return false
  if (words.some((term) => /[/:*]/.test(term.text + term.post.slice(0, -1)))) return false
  const before = all[at - 1]
  const after = all[at + words.length]
  const opened =
    !before ||
    /[,;:.!?(]/.test(before.post) ||
    is(before, 'Preposition', 'Conjunction', 'Gerund', 'Copula', 'PastTense', 'Modal') ||
    (is(words[0], 'Determiner', 'Possessive') && is(before, 'Verb', 'Adverb', 'Pronoun'))
  const marked = /[,;:.!?]/.test(last.post)
  const closed =
    !after ||
    marked ||
    is(after, 'Preposition', 'Copula', 'Modal', 'Pronoun', 'QuestionWord') ||
    /^(?:that|which|who|to|and|but|so|if|when|because|til|till|with|on|in|at|without|after|before)$/.test(
      wordOf(after),
    ) ||
    (shape !== 'phrase' && is(after, 'PastTense') && !is(after, 'Adjective'))
  return opened && closed
}

type Phrase = { at: number; terms: Term[] }

/** Noun phrases with where they begin: determiner or possessive, adjectives, nouns, and a verb's form that tells of the noun behind it. */
export function nounPhrases(terms: readonly Term[]): Phrase[] {
  const found: Phrase[] = []
  let open: Term[] = []
  const close = (end: number) => {
    const from = end - open.length
    while (open.length > 0 && !is(open.at(-1), 'Noun', 'Actor', 'ProperNoun')) open.pop()
    if (open.some(isNaming)) found.push({ at: from, terms: open })
    open = []
  }
  for (const [at, term] of terms.entries()) {
    const opens = is(term, 'Determiner', 'Possessive') && !/’s?$/.test(term.text)
    const joins =
      is(term, 'Noun', 'Adjective', 'Actor', 'ProperNoun', 'Value', 'Possessive') &&
      !is(term, 'Preposition', 'Conjunction', 'Adverb', 'Verb', 'QuestionWord', 'Unit', 'Money', 'Percent') &&
      (!is(term, 'Pronoun', 'Date') || is(term, 'Possessive')) &&
      !chatter.test(wordOf(term))
    const tells =
      (open.length > 0 || at === 0) &&
      is(term, 'PastTense', 'Gerund') &&
      !is(term, 'Copula', 'Auxiliary') &&
      term.post === ' ' &&
      is(terms[at + 1], 'Noun') &&
      !is(terms[at + 1], 'Possessive', 'Pronoun', 'Date') &&
      (open.length > 0
        ? open.every((one) => is(one, 'Determiner', 'Possessive', 'Adjective'))
        : terms.length <= 4)
    if (opens && open.length > 0) close(at)
    if (opens || joins || tells) open.push(term)
    else close(at)
    if (/[,;:.!?()]/.test(term.post)) close(at + 1)
  }
  close(terms.length)
  return found
}

/** Words that greet, laugh or haggle and name nothing. */
export const chatter =
  /^(?:y’all|yall|lol|omg|lmao|hey|hi|hello|guys|obo|pls|btw|tbh|ngl|idk|est|st|back|ex|u|miles?|km|lbs?|kg|quid|bucks|euros?|dollars|pounds)$/

function isNaming(term: Term): boolean {
  return is(term, 'Noun', 'Actor', 'ProperNoun') && !is(term, 'Possessive', 'Pronoun', 'Date', 'Value')
}

import { asAudience, fieldOfPeople, isPeople } from '@/lib/writer/words/people-nouns'
import { isPlace } from './activity'
import { describeNoun, isForm, type NounPhrase, nounPhrases } from './noun-phrase'
import { described, type Found, nameOf } from './phrase-text'
import type { Tail } from './tails'
import type { Token } from './tokens'

/** People of one's own life: who tells a story, not what it is about. */
export const family =
  /^(?:husband|wife|mom|mum|mother|dad|father|grandma|grandpa|boyfriend|girlfriend|fiancé|fiance|friend|bestie|sister|brother|neighbou?r|parents|boss|roommate)s?$/

/** Reads a line without a verb phrase: its first real noun phrase, unless that names people or the next one says more. */
export function readNouns(
  tokens: readonly Token[],
  tails: readonly Tail[],
  audience: string | null,
  asks: boolean,
): Found | null {
  const words = asNouns(tokens, asks)
  const phrases = nounPhrases(words)
  const [first, second] = phrases.filter((phrase) => !isForm(phrase))
  if (first === undefined) {
    const tail = tails
      .flatMap((each) => nounPhrases(each.words))
      .find((phrase) => !isForm(phrase) && !isPeople(nameOf(phrase)))
    if (tail !== undefined) return { noun: described(tail), activity: null, used: [] }
    return audience === null ? null : ofPeople(audience)
  }
  const name = nameOf(first)
  const placed = withName(name)
  if (placed !== null && isPlace(placed.name)) {
    return {
      noun: describeNoun(placed.thing, first.determiner),
      activity: null,
      used: [],
      setting: `in ${placed.name}`,
    }
  }
  if (placed !== null && /^(?:my|our)$/.test(first.determiner ?? '')) {
    return { noun: describeNoun(placed.thing, first.determiner), activity: null, used: [] }
  }
  if (isPeople(name)) {
    const field =
      tails[0]?.lead.lower === 'in' && fieldOfPeople(name) === null
        ? readNouns(tails[0].words, [], null, false)
        : null
    if (field !== null && !isPlace(field.noun.noun))
      return {
        ...field,
        used: [tails[0]?.lead].filter((lead) => lead !== undefined),
        audience: asAudience(name),
      }
    const told = family.test(name) && words.some(({ kind }) => kind === 'verb')
    const other = told ? toldOf(words.slice(first.start + first.words.length), tails) : null
    if (other !== null) return other
    const alone =
      first.determiner !== 'your' &&
      !words.some(({ kind }) => kind === 'verb') &&
      fieldOfPeople(name) !== null
    const speaks = /^(?:i|we)(?:'\w+)?$/.test(tokens[0]?.lower ?? '')
    if (speaks && alone) return { ...ofPeople(asAudience(name)), audience: audience ?? '' }
    if (alone || phrases[0] !== first) return ofPeople(asAudience(name))
  }
  return joinedTo(words, first, second) ?? { noun: described(first), activity: null, used: [] }
}

/** "street food Tokyo": a thing and the name at its end; null where a phrase does not change from small letters to capitals. */
function withName(phrase: string): { thing: string; name: string } | null {
  const words = phrase.split(' ')
  for (let at = words.length - 1; at > 0 && /^\p{Lu}[\p{L}'-]+$/u.test(words[at] ?? ''); at -= 1) {
    if (/\p{Ll}$/u.test(words[at - 1] ?? ''))
      return { thing: words.slice(0, at).join(' '), name: words.slice(at).join(' ') }
  }
  return null
}

/** What family or friends did is about something else: "my husband surprised me with a trip to Paris". */
function toldOf(rest: readonly Token[], tails: readonly Tail[]): Found | null {
  for (const words of [rest, ...tails.map((tail) => tail.words)]) {
    const found = nounPhrases(words).length === 0 ? null : readNouns(words, [], null, false)
    if (found !== null) return { ...found, used: tails.map(({ lead }) => lead) }
  }
  return null
}

/** What a line about people is about: "new runners" gives running, for new runners. */
function ofPeople(audience: string): Found {
  return {
    noun: describeNoun(fieldOfPeople(audience) ?? 'everyday life'),
    activity: null,
    used: [],
    audience,
  }
}

/** "cats and dogs", "iPhone vs Android", "trip to Lisbon": two phrases that are one subject. */
function joinedTo(tokens: readonly Token[], first: NounPhrase, second: NounPhrase | undefined): Found | null {
  if (second === undefined) return null
  const between = tokens[second.start - (second.determiner === null ? 1 : 2)]?.lower ?? ''
  const near = second.start - (first.start + first.words.length) <= 2 && second.words.length <= 3
  if (!(near && /^(?:and|or|vs|versus|to)$/.test(between))) return null
  if (/^(?:and|or)$/.test(between) && tokens.some(({ kind }) => /^(?:verb|auxiliary)$/.test(kind)))
    return null
  const its = /^(?:my|our|your)$/.test(second.determiner ?? '')
    ? 'your '
    : second.determiner === 'the'
      ? 'the '
      : ''
  const joined = `${nameOf(first)} ${between} ${its}${nameOf(second)}`
  return joined.split(' ').length > 6
    ? null
    : { noun: describeNoun(joined, first.determiner), activity: null, used: [] }
}

/**
 * In a short line without a subject, a word that could be a verb after a noun is one of its nouns: "dance covers". Not where
 * the line tells ("my cat hates me") or asks why ("sourdough smells like acetone").
 */
export function asNouns(tokens: readonly Token[], asks: boolean): Token[] {
  const tells = asks || /^(?:my|our|the|this|that|these|those|your)$/.test(tokens[0]?.lower ?? '')
  const clause = tokens.length > 8 || tokens.some(({ kind }) => kind === 'pronoun' || kind === 'auxiliary')
  return tokens.map((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    if (
      token.kind === 'noun' &&
      tells &&
      i > (asks ? 0 : 1) &&
      /[^s']s$/.test(token.lower) &&
      opensObject(next, asks)
    )
      return { ...token, kind: 'verb' }
    if (token.kind === 'adjective' && !asks && i === tokens.length - 1 && !token.tags.has('Comparative'))
      return { ...token, kind: 'noun' }
    if (token.kind !== 'verb' || clause) return token
    const participle = /(?:ed|en)$/.test(token.lower)
    const acts =
      before !== undefined &&
      !before.lower.endsWith("'s") &&
      (tells || /s$/.test(before.lower)) &&
      (next === undefined ||
        /^(?:pronoun|article|possessive|preposition|adverb|noun|adjective|quantity|ing)$/.test(next.kind))
    if (acts && !(participle && next?.kind === 'noun')) return token
    return { ...token, kind: participle ? 'adjective' : 'noun' }
  })
}

function opensObject(next: Token | undefined, asks: boolean): boolean {
  if (next === undefined) return false
  if (/^(?:to|me|you|us|him|her|it|them|the|a|an|my|our|your|every|all)$/.test(next.lower)) return true
  return asks && /^(?:preposition|adverb|adjective|pronoun)$/.test(next.kind)
}

import { gerund, infinitive } from '@/lib/writer/words/inflect'
import { isPeople } from '@/lib/writer/words/people-nouns'
import { describeNoun, isForm, type Noun, type NounPhrase, nounPhrases, trimPhrase } from './noun-phrase'
import { described, type Found, forStrangers, textOf } from './phrase-text'
import type { Tail } from './tails'
import type { Token } from './tokens'
import { compoundHeads, objectTaking, statives, unambiguousVerbs } from './verb-words'

const determiners = /^(?:article|possessive|pronoun)$/

/** The verb phrase of a line that has one: "I run a small shop", "launching my store", "lose belly fat"; null for noun phrases. */
export function verbPhrase(tokens: readonly Token[], tails: readonly Tail[]): Token[] | null {
  const [first, second] = tokens
  if (first === undefined) return null
  if (/^(?:i|we|you)(?:'\w+)?$/.test(first.lower)) return afterSubject(tokens)
  if (first.kind === 'ing') {
    if (second === undefined) return /^(?:with|from)$/.test(tails[0]?.lead.lower ?? '') ? [first] : null
    if (determiners.test(second.kind) || second.kind === 'quantity') return [...tokens]
    if (second.kind === 'adverb' || second.lower === 'to') return [...tokens]
    return (second.kind === 'adjective' || objectTaking.test(first.lower)) && !isCompound(tokens)
      ? [...tokens]
      : null
  }
  if (second === undefined) return null
  const orders = first.tags.has('Verb') && /^(?:article|possessive)$/.test(second.kind)
  const opens =
    unambiguousVerbs.has(first.lower) &&
    /^(?:article|possessive|quantity|noun|adjective|ing|pronoun|adverb)$/.test(second.kind)
  return (orders || opens) && !isCompound(tokens) ? [...tokens] : null
}

function afterSubject(tokens: readonly Token[]): Token[] | null {
  const at = tokens.findIndex(
    (token, i) => i > 0 && !/^(?:auxiliary|adverb)$/.test(token.kind) && !isModal(tokens, i),
  )
  const rest = tokens.slice(at)
  const verb = rest[0]
  if (at < 0 || verb === undefined || /^(?:article|possessive|quantity)$/.test(verb.kind)) return null
  const copula =
    /^(?:i'm|we're|you're)$/.test(tokens[0]?.lower ?? '') ||
    /^(?:am|are|was|were)$/.test(tokens[at - 1]?.lower ?? '')
  return copula && verb.kind !== 'ing' ? null : rest
}

function isModal(tokens: readonly Token[], i: number): boolean {
  const [word, next] = [tokens[i]?.lower ?? '', tokens[i + 1]]
  if (word === 'to') return true
  if (
    !/^(?:want|try|trying|tried|need|love|like|started|decided|going|plan|hope|learned|managed|used|got)$/.test(
      word,
    )
  )
    return false
  return next?.lower === 'to' || (/^(?:started|tried|love|like|got)$/.test(word) && next?.kind === 'ing')
}

/** "running shoes" is a thing, "selling candles" is not. */
function isCompound(tokens: readonly Token[]): boolean {
  return (
    compoundHeads.test(tokens.at(-1)?.lower ?? '') &&
    !tokens.some(({ kind }) => determiners.test(kind) || kind === 'preposition') &&
    !/^(?:starting|launching|building|running|opening|learning|start|build|find|buy|sell|create|make)$/.test(
      tokens[0]?.lower ?? '',
    )
  )
}

/** Reads a verb phrase. `question` is what the line asked before it: "what to wear". */
export function readVerbs(
  tokens: readonly Token[],
  tails: readonly Tail[],
  mode: 'verb' | 'any',
  question: string | null,
): Found | null {
  const [first, ...rest] = tokens
  if (first === undefined) return null
  const [base, ...object] = /^(?:to|not)$/.test(first.lower) && rest.length > 0 ? rest : [first, ...rest]
  if (base === undefined) return null
  const kept = upToClause(object).slice(0, 9)
  const verb = infinitive(base.lower)
  const chosen = chooseNoun(nounPhrases(kept))
  if (statives.test(verb) && mode === 'any' && chosen !== null)
    return { noun: chosen, activity: null, used: [] }

  const tail =
    kept.length === 0
      ? tails.find(({ lead, words }) => words.length <= 4 && /^(?:with|from|for)$/.test(lead.lower))
      : undefined
  const inTail =
    tail === undefined
      ? null
      : chooseNoun(nounPhrases(tail.words).filter(({ words }) => !isPeople(textOf(words))))
  const added = tail !== undefined && inTail !== null ? [tail.lead, ...tail.words] : []
  const phrase = textOf([{ text: verb }, ...forStrangers([...kept, ...added])])
  return {
    noun:
      chosen ??
      (inTail !== null && !/^(?:home|scratch)$/.test(inTail.noun) ? inTail : null) ??
      doingOf(needsMore.test(verb) || inTail !== null ? gerund(phrase) : gerund(verb)),
    activity: question === null ? { activity: gerund(phrase), infinitive: phrase } : asked(question, phrase),
    used: added,
  }
}

/** Verbs that say nothing without what follows: "getting married". */
const needsMore = /^(?:get|be|stay|feel|become|go|keep|look|work)$/

/** The doing itself as a noun: "sleeping", "working from home". */
function doingOf(doing: string): Noun {
  return {
    noun: doing,
    nounWithArticle: doing,
    plural: false,
    head: { singular: doing, plural: doing, mass: true },
  }
}

function asked(question: string, phrase: string) {
  const verb = { what: 'decide', where: 'choose', when: 'know' }[question] ?? 'know'
  return {
    activity: `${gerund(verb)} ${question} to ${phrase}`,
    infinitive: `${verb} ${question} to ${phrase}`,
  }
}

/** An object ends where another verb begins: "a store | selling mugs", "candles | poured in Leeds". */
function upToClause(object: readonly Token[]): readonly Token[] {
  const cut = object.findIndex(({ kind }, i) => {
    if (i === 0) return false
    if (kind === 'ing' || kind === 'verb')
      return (
        object[i - 1]?.kind === 'noun' &&
        !/^(?:training|making|planning|lessons?)$/.test(object[i]?.lower ?? '')
      )
    return i > 1 && /^(?:auxiliary|question|pronoun)$/.test(kind)
  })
  return cut < 0 ? object : object.slice(0, cut)
}

const vagueHead =
  /^(?:thing|stuff|time|people|way|day|life|year|lot|bit|kind|week|one|something|money|sort|place|part|month|hour|minute|moment|person|weight|point|idea|video|\d.*)s?$/

/** The phrase of an object that says most: "three dinners out of one roast chicken" is about roast chicken. */
export function chooseNoun(phrases: readonly NounPhrase[]): Noun | null {
  let best: NounPhrase | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  phrases.forEach((phrase, i) => {
    if (isForm(phrase)) return
    const trimmed = trimPhrase(phrase.words)
    const head = trimmed.at(-1)?.lower ?? ''
    const counted = phrase.words[0]?.kind === 'quantity' && phrase.words[0].lower !== 'one'
    const score =
      Math.min(trimmed.length, 3) -
      i * 0.5 -
      (vagueHead.test(head) ? 3 : 0) -
      (counted ? 2 : 0) -
      (isPeople(head) ? 1 : 0)
    if (score > bestScore) [best, bestScore] = [phrase, score]
  })
  if (best === undefined) return null
  return /^(?:pounds?|lbs?|kgs?|kilos?)$/.test(best.words.at(-1)?.lower ?? '')
    ? describeNoun('weight loss')
    : described(best)
}

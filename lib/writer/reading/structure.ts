import type { Kind } from '@/lib/tool/reading'
import { is, isImperative, isWhole, wordOf } from './grammar'
import type { Term } from './tagger'

type Weights = Partial<Record<Kind, number>>

const own = /^(?:i|we|my|our)$/
const third = /^(?:he|she|they|his|her|their|it)$/
const askers =
  /^(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|had|am|isn’t|aren’t|don’t|doesn’t|shouldn’t)$/
const whWord = /^(?:what|who|where|why|how|which|when|whose)$/
/** First words that order something else than work: they invite, ask or sell. */
const invites =
  /^(?:come|join|tell|guess|drop|help|watch|look|say|buy|win|meet|give|vote|name|see|let|rate|pick|welcome|thank|follow|tag|dm|book|order|shop|visit|spend|bring|rent|like|love|imagine|wait|hire|work|study|sign|stop|ban|recommend|choose|suggest|roast|normalize|normalise|quit|need|want|know)$/

/** What the build of a sentence says of its kind, whatever its words are about. */
export function structureOf(terms: readonly Term[], shape: string): Weights {
  const [first, second] = terms
  if (!first) return {}
  const word = wordOf(first)
  const next = second ? wordOf(second) : ''
  const personal =
    second !== undefined &&
    (is(second, 'Pronoun', 'Determiner', 'Possessive', 'ProperNoun') ||
      /^(?:anyone|there|any|people|u)$/.test(next))
  if (askers.test(word) && (personal || is(second, 'Noun'))) return { question: 6 }
  if (
    whWord.test(word) &&
    second &&
    !/^(?:in|on|inside)$/.test(wordOf(terms[2] ?? first)) &&
    (askers.test(next) || is(second, 'Copula', 'Modal'))
  )
    return { question: 6 }
  if (
    /^(?:who|what|which)$/.test(word) &&
    terms.some(
      (term, at) =>
        at > 1 &&
        /^(?:would|do|did|should|are|can)$/.test(wordOf(term)) &&
        /^(?:you|u|i|we)$/.test(wordOf(terms[at + 1] ?? term)),
    )
  )
    return { question: 5 }
  if (word === 'who' && is(second, 'Verb')) return { question: 4 }
  if (shape === 'clause' && /^(?:when|if)$/.test(word) && !/^(?:to|is|are|do|does)$/.test(next)) {
    const told = terms.some((term) => is(term, 'PastTense') && !is(term, 'Adjective'))
    if (word === 'when') return told ? { story: 3, skit: 2 } : { skit: 5 }
    return told ? { skit: 4 } : { opinion: 3 }
  }
  if (
    is(first, 'Gerund') &&
    terms.some((term, at) => at < 5 && is(term, 'Copula') && !is(terms[at + 1], 'Gerund'))
  )
    return { opinion: 4 }
  if (
    is(first, 'Gerund') ||
    (/ing$/.test(word) && is(first, 'Adjective') && is(second, 'Noun', 'Determiner', 'Adjective'))
  )
    return { 'how-to': 2, day: 1 }
  if (shape === 'sentence' && !isWhole(terms)) {
    if (is(first, 'PastTense')) return { story: 3 }
    if (isImperative(terms)) return invites.test(word) ? {} : { 'how-to': 4 }
  }
  if (countsThings(terms)) return { list: 5 }
  const list = terms.findIndex(
    (term, at) =>
      at > 0 && at < 5 && /^(?:that|i|you|u|we|everyone|people|nobody|which|who)$/.test(wordOf(term)),
  )
  if (list > 0 && is(terms[list - 1], 'Plural') && !own.test(word) && !third.test(word)) return { list: 3 }
  if (!isWhole(terms)) return {}

  const verb = terms.findIndex(
    (term, at) => at > 0 && is(term, 'Verb', 'Copula', 'Modal') && !is(term, 'Gerund'),
  )
  const now = is(terms[verb], 'Copula') && !is(terms[verb], 'PastTense')
  const perfect = /^(?:have|has)$/.test(wordOf(terms[verb] as Term))
  if (perfect && own.test(word)) return { announcement: 3, story: 1 }
  const past =
    !now && terms.slice(verb, verb + 3).some((term) => is(term, 'PastTense') && !is(term, 'Adjective'))
  const copula =
    is(terms[verb], 'Copula') || /^(?:isn’t|aren’t|wasn’t|are|is)$/.test(wordOf(terms[verb] as Term))
  const alike = /^(?:cut|quit|put|let|hit|set|hurt|spread|split|bet|shut)$/.test(wordOf(terms[verb] as Term))
  if (/^(?:i|we)$/.test(word) && alike) return { story: 4 }
  if (/^(?:i|we)$/.test(word) && is(terms[verb], 'Copula') && is(terms[verb + 1], 'Gerund'))
    return { announcement: 3 }
  if (/^(?:i|we)$/.test(word) && /^(?:finally|officially|just)$/.test(next))
    return { announcement: 4, story: 2 }
  if (own.test(word)) return past ? { story: 4 } : { announcement: 1, opinion: 1 }
  if (third.test(word)) return past ? { story: 4 } : {}
  if (/^(?:you|u)$/.test(word)) return { opinion: 3 }
  if (past)
    return /^(?:the|a|an|this|that|some|so)$/.test(word) ? { story: 3, opinion: 1 } : { story: 2, opinion: 2 }
  return copula || is(terms[verb], 'Modal') ? { opinion: 3 } : { opinion: 2 }
}

/** "7 songs", "my top ten horror movies": a figure and what it counts, before any verb. */
function countsThings(terms: readonly Term[]): boolean {
  const at = terms
    .slice(0, 4)
    .findIndex((term) => is(term, 'Cardinal') && !is(term, 'Money', 'Percent', 'Date'))
  if (
    at < 0 ||
    terms
      .slice(0, at)
      .some((term) => !/^(?:my|the|our|these|top|best|here|are|favourite|favorite)$/.test(wordOf(term)))
  )
    return false
  for (const term of terms.slice(at + 1, at + 5)) {
    if (is(term, 'Plural', 'Count') || (is(term, 'PresentTense') && /[^s]s$/.test(term.normal)))
      return !measures.test(wordOf(term))
    if (!is(term, 'Adjective', 'Noun', 'Gerund', 'Infinitive') || is(term, 'Date')) return false
  }
  return false
}

const measures =
  /^(?:days|weeks|months|years|hours|minutes|seconds|miles|lbs|pounds|euros|dollars|bucks|nights|sizes|percent|times|people|kids)$/

import type { PromptKind } from '@/lib/tool/parsed-prompt'
import { getWord, hasTag, isCompleteSentence, isImperative } from './grammar'
import type { Term } from './tagger'

type KindWeights = Partial<Record<PromptKind, number>>

const firstPerson = /^(?:i|we|my|our)$/
const thirdPerson = /^(?:he|she|they|his|her|their|it)$/
const questionVerbs =
  /^(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|had|am|isn’t|aren’t|don’t|doesn’t|shouldn’t)$/
const whWord = /^(?:what|who|where|why|how|which|when|whose)$/
/** First words that order something else than work: they invite, ask or sell. */
const invitingVerbs =
  /^(?:come|join|tell|guess|drop|help|watch|look|say|buy|win|meet|give|vote|name|see|let|rate|pick|welcome|thank|follow|tag|dm|book|order|shop|visit|spend|bring|rent|like|love|imagine|wait|hire|work|study|sign|stop|ban|recommend|choose|suggest|roast|normalize|normalise|quit|need|want|know)$/

/** What the build of a sentence says of its kind, whatever its words are about. */
export function scoreStructure(terms: readonly Term[], shape: string): KindWeights {
  const [first, second] = terms
  if (!first) return {}
  const word = getWord(first)
  const next = second ? getWord(second) : ''
  const personal =
    second !== undefined &&
    (hasTag(second, 'Pronoun', 'Determiner', 'Possessive', 'ProperNoun') ||
      /^(?:anyone|there|any|people|u)$/.test(next))
  if (questionVerbs.test(word) && (personal || hasTag(second, 'Noun'))) return { question: 6 }
  if (
    whWord.test(word) &&
    second &&
    !/^(?:in|on|inside)$/.test(getWord(terms[2] ?? first)) &&
    (questionVerbs.test(next) || hasTag(second, 'Copula', 'Modal'))
  )
    return { question: 6 }
  if (
    /^(?:who|what|which)$/.test(word) &&
    terms.some(
      (term, at) =>
        at > 1 &&
        /^(?:would|do|did|should|are|can)$/.test(getWord(term)) &&
        /^(?:you|u|i|we)$/.test(getWord(terms[at + 1] ?? term)),
    )
  )
    return { question: 5 }
  if (word === 'who' && hasTag(second, 'Verb')) return { question: 4 }
  if (shape === 'clause' && /^(?:when|if)$/.test(word) && !/^(?:to|is|are|do|does)$/.test(next)) {
    const told = terms.some((term) => hasTag(term, 'PastTense') && !hasTag(term, 'Adjective'))
    if (word === 'when') return told ? { story: 3, skit: 2 } : { skit: 5 }
    return told ? { skit: 4 } : { opinion: 3 }
  }
  if (
    hasTag(first, 'Gerund') &&
    terms.some((term, at) => at < 5 && hasTag(term, 'Copula') && !hasTag(terms[at + 1], 'Gerund'))
  )
    return { opinion: 4 }
  if (
    hasTag(first, 'Gerund') ||
    (/ing$/.test(word) && hasTag(first, 'Adjective') && hasTag(second, 'Noun', 'Determiner', 'Adjective'))
  )
    return { 'how-to': 2, day: 1 }
  if (shape === 'sentence' && !isCompleteSentence(terms)) {
    if (hasTag(first, 'PastTense')) return { story: 3 }
    if (isImperative(terms)) return invitingVerbs.test(word) ? {} : { 'how-to': 4 }
  }
  if (startsWithCount(terms)) return { list: 5 }
  const list = terms.findIndex(
    (term, at) => at > 0 && at < 5 && /^(?:that|i|you|u|we|everyone|people|nobody|which|who)$/.test(getWord(term)),
  )
  if (list > 0 && hasTag(terms[list - 1], 'Plural') && !firstPerson.test(word) && !thirdPerson.test(word))
    return { list: 3 }
  if (!isCompleteSentence(terms)) return {}

  const verb = terms.findIndex(
    (term, at) => at > 0 && hasTag(term, 'Verb', 'Copula', 'Modal') && !hasTag(term, 'Gerund'),
  )
  const now = hasTag(terms[verb], 'Copula') && !hasTag(terms[verb], 'PastTense')
  const perfect = /^(?:have|has)$/.test(getWord(terms[verb] as Term))
  if (perfect && firstPerson.test(word)) return { announcement: 3, story: 1 }
  const past =
    !now && terms.slice(verb, verb + 3).some((term) => hasTag(term, 'PastTense') && !hasTag(term, 'Adjective'))
  const copula = hasTag(terms[verb], 'Copula') || /^(?:isn’t|aren’t|wasn’t|are|is)$/.test(getWord(terms[verb] as Term))
  const alike = /^(?:cut|quit|put|let|hit|set|hurt|spread|split|bet|shut)$/.test(getWord(terms[verb] as Term))
  if (/^(?:i|we)$/.test(word) && alike) return { story: 4 }
  if (/^(?:i|we)$/.test(word) && hasTag(terms[verb], 'Copula') && hasTag(terms[verb + 1], 'Gerund'))
    return { announcement: 3 }
  if (/^(?:i|we)$/.test(word) && /^(?:finally|officially|just)$/.test(next)) return { announcement: 4, story: 2 }
  if (firstPerson.test(word)) return past ? { story: 4 } : { announcement: 1, opinion: 1 }
  if (thirdPerson.test(word)) return past ? { story: 4 } : {}
  if (/^(?:you|u)$/.test(word)) return { opinion: 3 }
  if (past) return /^(?:the|a|an|this|that|some|so)$/.test(word) ? { story: 3, opinion: 1 } : { story: 2, opinion: 2 }
  return copula || hasTag(terms[verb], 'Modal') ? { opinion: 3 } : { opinion: 2 }
}

/** "7 songs", "my top ten horror movies": a figure and what it counts, before any verb. */
function startsWithCount(terms: readonly Term[]): boolean {
  const at = terms
    .slice(0, 4)
    .findIndex((term) => hasTag(term, 'Cardinal') && !hasTag(term, 'Money', 'Percent', 'Date'))
  if (
    at < 0 ||
    terms
      .slice(0, at)
      .some((term) => !/^(?:my|the|our|these|top|best|here|are|favourite|favorite)$/.test(getWord(term)))
  )
    return false
  for (const term of terms.slice(at + 1, at + 5)) {
    if (hasTag(term, 'Plural', 'Count') || (hasTag(term, 'PresentTense') && /[^s]s$/.test(term.normal)))
      return !measureWords.test(getWord(term))
    if (!hasTag(term, 'Adjective', 'Noun', 'Gerund', 'Infinitive') || hasTag(term, 'Date')) return false
  }
  return false
}

const measureWords =
  /^(?:days|weeks|months|years|hours|minutes|seconds|miles|lbs|pounds|euros|dollars|bucks|nights|sizes|percent|times|people|kids)$/

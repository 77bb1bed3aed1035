import type { PromptKind } from '@/lib/tool/parsed-prompt'
import { getWord, hasTag, isCompleteSentence, isImperative } from './grammar'
import type { Term } from './tagger'

type KindWeights = Partial<Record<PromptKind, number>>

const firstPersonPattern = /^(?:i|we|my|our)$/
const thirdPersonPattern = /^(?:he|she|they|his|her|their|it)$/
const questionVerbPattern =
  /^(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|had|am|isn’t|aren’t|don’t|doesn’t|shouldn’t)$/
const whWordPattern = /^(?:what|who|where|why|how|which|when|whose)$/
/** First words that order something else than work: they invite, ask or sell. */
const invitingVerbPattern =
  /^(?:come|join|tell|guess|drop|help|watch|look|say|buy|win|meet|give|vote|name|see|let|rate|pick|welcome|thank|follow|tag|dm|book|order|shop|visit|spend|bring|rent|like|love|imagine|wait|hire|work|study|sign|stop|ban|recommend|choose|suggest|roast|normalize|normalise|quit|need|want|know)$/

/** What the build of a sentence says of its kind, whatever its words are about. */
export function scoreStructure(terms: readonly Term[], shape: string): KindWeights {
  const [firstTerm, secondTerm] = terms
  if (!firstTerm) return {}
  const firstWord = getWord(firstTerm)
  const secondWord = secondTerm ? getWord(secondTerm) : ''
  const isSecondTermSubject =
    secondTerm !== undefined &&
    (hasTag(secondTerm, 'Pronoun', 'Determiner', 'Possessive', 'ProperNoun') ||
      /^(?:anyone|there|any|people|u)$/.test(secondWord))
  if (questionVerbPattern.test(firstWord) && (isSecondTermSubject || hasTag(secondTerm, 'Noun'))) return { question: 6 }
  if (
    whWordPattern.test(firstWord) &&
    secondTerm &&
    !/^(?:in|on|inside)$/.test(getWord(terms[2] ?? firstTerm)) &&
    (questionVerbPattern.test(secondWord) || hasTag(secondTerm, 'Copula', 'Modal'))
  )
    return { question: 6 }
  if (
    /^(?:who|what|which)$/.test(firstWord) &&
    terms.some(
      (term, index) =>
        index > 1 &&
        /^(?:would|do|did|should|are|can)$/.test(getWord(term)) &&
        /^(?:you|u|i|we)$/.test(getWord(terms[index + 1] ?? term)),
    )
  )
    return { question: 5 }
  if (firstWord === 'who' && hasTag(secondTerm, 'Verb')) return { question: 4 }
  if (shape === 'clause' && /^(?:when|if)$/.test(firstWord) && !/^(?:to|is|are|do|does)$/.test(secondWord)) {
    const hasPastTense = terms.some((term) => hasTag(term, 'PastTense') && !hasTag(term, 'Adjective'))
    if (firstWord === 'when') return hasPastTense ? { story: 3, skit: 2 } : { skit: 5 }
    return hasPastTense ? { skit: 4 } : { opinion: 3 }
  }
  if (
    hasTag(firstTerm, 'Gerund') &&
    terms.some((term, index) => index < 5 && hasTag(term, 'Copula') && !hasTag(terms[index + 1], 'Gerund'))
  )
    return { opinion: 4 }
  if (
    hasTag(firstTerm, 'Gerund') ||
    (/ing$/.test(firstWord) && hasTag(firstTerm, 'Adjective') && hasTag(secondTerm, 'Noun', 'Determiner', 'Adjective'))
  )
    return { 'how-to': 2, day: 1 }
  if (shape === 'sentence' && !isCompleteSentence(terms)) {
    if (hasTag(firstTerm, 'PastTense')) return { story: 3 }
    if (isImperative(terms)) return invitingVerbPattern.test(firstWord) ? {} : { 'how-to': 4 }
  }
  if (startsWithCount(terms)) return { list: 5 }
  const relativeIndex = terms.findIndex(
    (term, index) =>
      index > 0 && index < 5 && /^(?:that|i|you|u|we|everyone|people|nobody|which|who)$/.test(getWord(term)),
  )
  if (
    relativeIndex > 0 &&
    hasTag(terms[relativeIndex - 1], 'Plural') &&
    !firstPersonPattern.test(firstWord) &&
    !thirdPersonPattern.test(firstWord)
  )
    return { list: 3 }
  if (!isCompleteSentence(terms)) return {}

  const verbIndex = terms.findIndex(
    (term, index) => index > 0 && hasTag(term, 'Verb', 'Copula', 'Modal') && !hasTag(term, 'Gerund'),
  )
  const isPresentCopula = hasTag(terms[verbIndex], 'Copula') && !hasTag(terms[verbIndex], 'PastTense')
  const isPerfect = /^(?:have|has)$/.test(getWord(terms[verbIndex] as Term))
  if (isPerfect && firstPersonPattern.test(firstWord)) return { announcement: 3, story: 1 }
  const isPast =
    !isPresentCopula &&
    terms.slice(verbIndex, verbIndex + 3).some((term) => hasTag(term, 'PastTense') && !hasTag(term, 'Adjective'))
  const hasCopula =
    hasTag(terms[verbIndex], 'Copula') || /^(?:isn’t|aren’t|wasn’t|are|is)$/.test(getWord(terms[verbIndex] as Term))
  const isUnchangedInPast = /^(?:cut|quit|put|let|hit|set|hurt|spread|split|bet|shut)$/.test(
    getWord(terms[verbIndex] as Term),
  )
  if (/^(?:i|we)$/.test(firstWord) && isUnchangedInPast) return { story: 4 }
  if (/^(?:i|we)$/.test(firstWord) && hasTag(terms[verbIndex], 'Copula') && hasTag(terms[verbIndex + 1], 'Gerund'))
    return { announcement: 3 }
  if (/^(?:i|we)$/.test(firstWord) && /^(?:finally|officially|just)$/.test(secondWord))
    return { announcement: 4, story: 2 }
  if (firstPersonPattern.test(firstWord)) return isPast ? { story: 4 } : { announcement: 1, opinion: 1 }
  if (thirdPersonPattern.test(firstWord)) return isPast ? { story: 4 } : {}
  if (/^(?:you|u)$/.test(firstWord)) return { opinion: 3 }
  if (isPast)
    return /^(?:the|a|an|this|that|some|so)$/.test(firstWord) ? { story: 3, opinion: 1 } : { story: 2, opinion: 2 }
  return hasCopula || hasTag(terms[verbIndex], 'Modal') ? { opinion: 3 } : { opinion: 2 }
}

/** "7 songs", "my top ten horror movies": a figure and what it counts, before any verb. */
function startsWithCount(terms: readonly Term[]): boolean {
  const numberIndex = terms
    .slice(0, 4)
    .findIndex((term) => hasTag(term, 'Cardinal') && !hasTag(term, 'Money', 'Percent', 'Date'))
  if (
    numberIndex < 0 ||
    terms
      .slice(0, numberIndex)
      .some((term) => !/^(?:my|the|our|these|top|best|here|are|favourite|favorite)$/.test(getWord(term)))
  )
    return false
  for (const term of terms.slice(numberIndex + 1, numberIndex + 5)) {
    if (hasTag(term, 'Plural', 'Count') || (hasTag(term, 'PresentTense') && /[^s]s$/.test(term.normal)))
      return !measureWordPattern.test(getWord(term))
    if (!hasTag(term, 'Adjective', 'Noun', 'Gerund', 'Infinitive') || hasTag(term, 'Date')) return false
  }
  return false
}

const measureWordPattern =
  /^(?:days|weeks|months|years|hours|minutes|seconds|miles|lbs|pounds|euros|dollars|bucks|nights|sizes|percent|times|people|kids)$/

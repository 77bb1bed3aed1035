import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { getWord, hasTag, isCompleteSentence, isDependentClause, isImperative } from './grammar'
import type { Term } from './tagger'

/** How a line is built. */
export function getShape(terms: readonly Term[], mark: ParsedPrompt['mark']): ParsedPrompt['shape'] {
  if (isDependentClause(terms)) return mark === '?' ? 'sentence' : 'clause'
  const startsAsQuestion =
    /^(?:what|who|where|why|how|which|whose|do|does|did|is|are|was|were|can|could|should|would|will|has|have|am)(?:[’'].*)?$/.test(
      terms[0]?.normal ?? '',
    )
  if (mark === '?' || (startsAsQuestion && terms.some((term) => hasTag(term, 'Verb', 'Copula')))) return 'sentence'
  if (isCompleteSentence(terms) || isImperative(terms)) return 'sentence'
  const [firstTerm, secondTerm] = terms
  // "bearded dragon", "whipped feta"
  if (
    terms.length <= 3 &&
    hasTag(firstTerm, 'PastTense') &&
    hasTag(secondTerm, 'Noun') &&
    !hasTag(secondTerm, 'Possessive', 'Pronoun', 'Date')
  )
    return 'phrase'
  return firstTerm &&
    hasTag(firstTerm, 'PastTense') &&
    !hasTag(firstTerm, 'Adjective') &&
    !/(?:en|used)$/.test(getWord(firstTerm))
    ? 'sentence'
    : 'phrase'
}

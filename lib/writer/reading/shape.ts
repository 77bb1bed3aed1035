import type { Reading } from '@/lib/tool/reading'
import { is, isClause, isImperative, isWhole, wordOf } from './grammar'
import type { Term } from './tagger'

/** How a line is built. */
export function shapeOf(terms: readonly Term[], mark: Reading['mark']): Reading['shape'] {
  if (isClause(terms)) return mark === '?' ? 'sentence' : 'clause'
  const asks =
    /^(?:what|who|where|why|how|which|whose|do|does|did|is|are|was|were|can|could|should|would|will|has|have|am)(?:[’'].*)?$/.test(
      terms[0]?.normal ?? '',
    )
  if (mark === '?' || (asks && terms.some((term) => is(term, 'Verb', 'Copula')))) return 'sentence'
  if (isWhole(terms) || isImperative(terms)) return 'sentence'
  const [first, second] = terms
  // "bearded dragon", "whipped feta"
  if (
    terms.length <= 3 &&
    is(first, 'PastTense') &&
    is(second, 'Noun') &&
    !is(second, 'Possessive', 'Pronoun', 'Date')
  )
    return 'phrase'
  return first && is(first, 'PastTense') && !is(first, 'Adjective') && !/(?:en|used)$/.test(wordOf(first))
    ? 'sentence'
    : 'phrase'
}

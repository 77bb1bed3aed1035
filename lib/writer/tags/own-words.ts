import type { Reading } from '@/lib/writer/reading/reading'
import { wordRank } from '@/lib/writer/word-rank'
import { foreignWords } from './foreign-words'
import { ownNouns } from './own-nouns'

const rare = 15_000

/**
 * What a prompt names, in the visitor's own words, best first: the nouns of its subject, its place, its other nouns; those that a field knows, and
 * place names, apart from the rest. In other languages nothing is known, so all of it counts as such.
 */
export function ownWords({ language, line, sentences, spans, niche }: Reading): {
  known: string[]
  others: string[]
} {
  if (language !== 'en') return { known: foreignWords(line, language), others: [] }
  const subject = ownNouns(spans.subject ?? '', niche)
  const rest = ownNouns(sentences.length > 1 ? sentences.join('. ') : line, niche)
  const place = spans.place ? [spans.place.toLowerCase()] : []
  const known = [...new Set([...subject.known, ...place, ...rest.known])]
  const others = new Set([...subject.others, ...rest.others].filter((words) => !known.includes(words)))
  return { known, others: niche ? [...others].filter(isTelling) : [...others] }
}

/** Beside the words of a field, a plain one such as "printer" leads away: only phrases and rare words, such as brands, stay. */
function isTelling(words: string): boolean {
  return words.includes(' ') || Math.min(wordRank(words), wordRank(words.replace(/s$/, ''))) > rare
}

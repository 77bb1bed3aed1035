import { formatPercent } from '@/lib/core/format/format-amount'
import { formatCount } from '@/lib/core/format/format-number'
import { countPhrases, splitClauses, type TokenizedWord } from '@/lib/text/keywords/count-phrases'
import { buildNote, buildTable, type TextBlock } from '@/lib/tool/text-tool'

type ComparisonInput = {
  text: string
  otherText: string
  language: string
  isIgnored: (word: TokenizedWord) => boolean
}

const MAX_ROWS = 25
/** Occurrences from which a term of the other text is listed as missing. */
const MIN_OCCURRENCES = 2

/** Compares the counts of terms of one or two words. Also lists the terms that the first text lacks. */
export function buildComparison({ text, otherText, ...options }: ComparisonInput): TextBlock[] {
  const [ownCounts, otherCounts] = [countTerms(text, options), countTerms(otherText, options)]
  const otherOnlyTerms = [...otherCounts.terms.values()].filter(({ key }) => !ownCounts.terms.has(key))
  const rows = [...ownCounts.terms.values(), ...otherOnlyTerms]
    .map(({ key, text: term }) => {
      const [own, other] = [measureTerm(ownCounts, key), measureTerm(otherCounts, key)]
      return { term, own, other, gap: own.density - other.density }
    })
    .filter(({ own, other }) => Math.max(own.count, other.count) >= MIN_OCCURRENCES)
    .toSorted((one, another) => Math.abs(another.gap) - Math.abs(one.gap))
    .slice(0, MAX_ROWS)
    .map(({ term, own, other, gap }) => {
      const sign = gap > 0 ? '+' : gap < 0 ? '−' : ''
      return [term, own.label, other.label, `${sign}${formatPercent(Math.abs(gap))}`]
    })
  const missingTerms = otherOnlyTerms.filter(({ count }) => count >= MIN_OCCURRENCES).slice(0, MAX_ROWS)
  return [
    buildTable('Compared with the other text', ['Term', 'Yours', 'Other', 'Difference'], rows),
    buildNote(
      missingTerms.length > 0
        ? `The other text uses these at least twice, and yours never does: ${missingTerms.map((term) => term.text).join(', ')}`
        : 'Your text uses every term the other one repeats.',
    ),
  ]
}

type TermCounts = ReturnType<typeof countTerms>

function measureTerm({ terms, wordCount }: TermCounts, key: string) {
  const count = terms.get(key)?.count ?? 0
  const density = wordCount > 0 ? (100 * count) / wordCount : 0
  return { count, density, label: `${formatCount(count)} (${formatPercent(density)})` }
}

function countTerms(text: string, { language, isIgnored }: Omit<ComparisonInput, 'text' | 'otherText'>) {
  const clauses = splitClauses(text, language)
  const wordCount = clauses.reduce((sum, clause) => sum + clause.length, 0)
  const phrases = [1, 2].flatMap((length) => countPhrases(text, clauses, length, isIgnored))
  return { wordCount, terms: new Map(phrases.map((phrase) => [phrase.key, phrase])) }
}

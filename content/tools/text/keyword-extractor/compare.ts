import { formatPercent } from '@/lib/core/format/format-amount'
import { formatCount } from '@/lib/core/format/format-number'
import { countPhrases, splitClauses, type TokenizedWord } from '@/lib/text/keywords/count-phrases'
import type { TextBlock } from '@/lib/tool/text-tool'

type ComparisonInput = { text: string; otherText: string; isIgnored: (word: TokenizedWord) => boolean }

const MAX_ROWS = 25
/** Occurrences from which a term of the other text is listed as missing. */
const MIN_OCCURRENCES = 2

/** Compares the counts of terms of one or two words. Also lists the terms that the first text lacks. */
export function buildComparison({ text, otherText, isIgnored }: ComparisonInput): TextBlock[] {
  const [ownCounts, otherCounts] = [countTerms(text, isIgnored), countTerms(otherText, isIgnored)]
  const keys = new Set([...ownCounts.terms.keys(), ...otherCounts.terms.keys()])
  const rows = [...keys]
    .map((key) => {
      const [ownPhrase, otherPhrase] = [ownCounts.terms.get(key), otherCounts.terms.get(key)]
      const density = [
        toPercent(ownPhrase?.count, ownCounts.wordCount),
        toPercent(otherPhrase?.count, otherCounts.wordCount),
      ] as const
      return {
        key,
        term: ownPhrase?.text ?? otherPhrase?.text ?? key,
        ownPhrase,
        otherPhrase,
        density,
        gap: density[0] - density[1],
      }
    })
    .filter(({ ownPhrase, otherPhrase }) => Math.max(ownPhrase?.count ?? 0, otherPhrase?.count ?? 0) >= MIN_OCCURRENCES)
    .toSorted((one, another) => Math.abs(another.gap) - Math.abs(one.gap))
  const missingTerms = [...otherCounts.terms.values()]
    .filter(({ key, count: occurrenceCount }) => occurrenceCount >= MIN_OCCURRENCES && !ownCounts.terms.has(key))
    .slice(0, MAX_ROWS)
  return [
    {
      kind: 'table',
      caption: 'Compared with the other text',
      columns: ['Term', 'Yours', 'Other', 'Difference'],
      rows: rows
        .slice(0, MAX_ROWS)
        .map(({ term, ownPhrase, otherPhrase, density, gap }) => [
          term,
          `${formatCount(ownPhrase?.count ?? 0)} (${formatPercent(density[0])})`,
          `${formatCount(otherPhrase?.count ?? 0)} (${formatPercent(density[1])})`,
          `${gap > 0 ? '+' : gap < 0 ? '−' : ''}${formatPercent(Math.abs(gap))}`,
        ]),
    },
    {
      kind: 'note',
      text:
        missingTerms.length > 0
          ? `The other text uses these at least twice, and yours never does: ${missingTerms.map((term) => term.text).join(', ')}`
          : 'Your text uses every term the other one repeats.',
    },
  ]
}

const toPercent = (count = 0, wordCount: number) => (wordCount > 0 ? (100 * count) / wordCount : 0)

function countTerms(text: string, isIgnored: (word: TokenizedWord) => boolean) {
  const clauses = splitClauses(text)
  const wordCount = clauses.reduce((sum, clause) => sum + clause.length, 0)
  const phrases = [1, 2].flatMap((length) => countPhrases(text, clauses, length, isIgnored))
  return { wordCount, terms: new Map(phrases.map((phrase) => [phrase.key, phrase])) }
}

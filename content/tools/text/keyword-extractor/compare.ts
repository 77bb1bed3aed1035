import { percent } from '@/lib/core/format/calculator'
import { count } from '@/lib/core/format/count'
import { clausesOf, type Word } from '@/lib/text/keywords/clauses'
import { countPhrases } from '@/lib/text/keywords/count-phrases'
import type { TextBlock } from '@/lib/tool/text-tool'

type Texts = { text: string; second: string; isDull: (word: Word) => boolean }

const mostListed = 25
/** A term of the other text that stands there so often is worth a look. */
const oftenEnough = 2

/** How often terms of one and two words stand in each of two texts, most different first, and which the first text does without. */
export function comparisonOf({ text, second, isDull }: Texts): TextBlock[] {
  const [own, other] = [termsOf(text, isDull), termsOf(second, isDull)]
  const keys = new Set([...own.terms.keys(), ...other.terms.keys()])
  const rows = [...keys]
    .map((key) => {
      const [here, there] = [own.terms.get(key), other.terms.get(key)]
      const density = [shareOf(here?.count, own.words), shareOf(there?.count, other.words)] as const
      return {
        key,
        term: here?.text ?? there?.text ?? key,
        here,
        there,
        density,
        gap: density[0] - density[1],
      }
    })
    .filter(({ here, there }) => Math.max(here?.count ?? 0, there?.count ?? 0) >= oftenEnough)
    .toSorted((one, another) => Math.abs(another.gap) - Math.abs(one.gap))
  const missing = [...other.terms.values()]
    .filter(({ key, count: times }) => times >= oftenEnough && !own.terms.has(key))
    .slice(0, mostListed)
  return [
    {
      kind: 'table',
      caption: 'Compared with the other text',
      columns: ['Term', 'Yours', 'Other', 'Difference'],
      rows: rows
        .slice(0, mostListed)
        .map(({ term, here, there, density, gap }) => [
          term,
          `${count(here?.count ?? 0)} (${percent(density[0])})`,
          `${count(there?.count ?? 0)} (${percent(density[1])})`,
          `${gap > 0 ? '+' : gap < 0 ? '−' : ''}${percent(Math.abs(gap))}`,
        ]),
    },
    {
      kind: 'note',
      text:
        missing.length > 0
          ? `Only in the other text, twice or more: ${missing.map((term) => term.text).join(', ')}`
          : 'Nothing that the other text says twice is missing in yours.',
    },
  ]
}

const shareOf = (times = 0, words: number) => (words > 0 ? (100 * times) / words : 0)

function termsOf(text: string, isDull: (word: Word) => boolean) {
  const clauses = clausesOf(text)
  const words = clauses.reduce((sum, clause) => sum + clause.length, 0)
  const found = [1, 2].flatMap((length) => countPhrases(text, clauses, length, isDull))
  return { words, terms: new Map(found.map((phrase) => [phrase.key, phrase])) }
}

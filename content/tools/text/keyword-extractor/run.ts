import { formatPercent } from '@/lib/core/format/format-amount'
import { formatCount } from '@/lib/core/format/format-number'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { countPhrases, splitClauses, type TokenizedWord } from '@/lib/text/keywords/count-phrases'
import { extractKeyPhrases, toHashtags } from '@/lib/text/keywords/key-phrases'
import { createStopWordCheck, detectTextLanguage } from '@/lib/text/keywords/stop-word-check'
import { buildNote, buildTable, type TextBlock, type TextRun } from '@/lib/tool/text-tool'
import type keywordExtractor from './tool'

export const MIN_WORDS = 50
const MAX_ROWS = 20
const listCaptions = ['Words', 'Two-word phrases', 'Three-word phrases', 'Four-word phrases'] as const

export const run: TextRun<typeof keywordExtractor> = ({ text, second: otherText, parameters }) => {
  const { letters: minLetters, times: minOccurrences, content: shouldSkipStopWords } = parameters
  const language = parameters.language === 'auto' ? detectTextLanguage(text) : parameters.language
  const isStopWord = shouldSkipStopWords ? createStopWordCheck(language, text) : () => false
  const isIgnored = (word: TokenizedWord) => isStopWord(word) || isTooShort(word, minLetters)
  const clauses = splitClauses(text, language)
  const wordCount = clauses.reduce((sum, clause) => sum + clause.length, 0)
  const phrases = extractKeyPhrases(text, clauses, isIgnored)
  if (phrases.length === 0) return { problem: 'We found no keywords. Try a lower “Minimum word length” under Options.' }
  const phraseRows = phrases.map((phrase) => [phrase.text, phrase.count, phrase.score.toFixed(1)])
  const tags = toHashtags(phrases.filter((phrase) => phrase.words.length < 3 || phrase.count > 1))
  const shortTextNote = `Only ${formatQuantity(wordCount, 'word')}. These lists work best with ${MIN_WORDS} or more.`
  const detail = `${tags.length} of the 5 that Instagram allows`
  const termTables = listCaptions.flatMap((caption, index) => {
    const rows = countPhrases(text, clauses, index + 1, isIgnored)
      .filter(({ count }) => index === 0 || count >= minOccurrences)
      .slice(0, MAX_ROWS)
      .map((phrase) => [phrase.text, phrase.count, formatPercent((100 * phrase.count) / wordCount)])
    return rows.length > 0 ? [buildTable(caption, ['Term', 'Count', 'Density'], rows)] : []
  })
  return {
    blocks: [
      ...(wordCount < MIN_WORDS ? [buildNote(shortTextNote)] : []),
      buildTable('Key phrases', ['Phrase', 'Count', 'Weight'], phraseRows.slice(0, MAX_ROWS)),
      ...(tags.length > 0 ? [{ kind: 'text', name: 'Hashtags', text: tags.join(' '), detail } as const] : []),
      ...(otherText.trim() === '' ? [] : buildComparison({ text, otherText, language, isIgnored })),
      ...termTables,
    ],
  }
}

/** Whether a word has too few letters and vowel signs; scripts that write words as single signs have no minimum. */
function isTooShort({ key }: TokenizedWord, minLetters: number): boolean {
  const letterCount = key.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  return (
    letterCount === 0 ||
    (letterCount < minLetters &&
      !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(key))
  )
}

type ComparisonInput = {
  text: string
  otherText: string
  language: string
  isIgnored: (word: TokenizedWord) => boolean
}

const MAX_COMPARED_TERMS = 25
/** Occurrences from which a term of the other text is listed as missing. */
const MIN_OCCURRENCES = 2

/** Compares the counts of terms of one or two words. Also lists the terms that the first text lacks. */
function buildComparison({ text, otherText, ...options }: ComparisonInput): TextBlock[] {
  const [ownCounts, otherCounts] = [countTerms(text, options), countTerms(otherText, options)]
  const otherOnlyTerms = [...otherCounts.terms.values()].filter(({ key }) => !ownCounts.terms.has(key))
  const rows = [...ownCounts.terms.values(), ...otherOnlyTerms]
    .map(({ key, text: term }) => {
      const [own, other] = [measureTerm(ownCounts, key), measureTerm(otherCounts, key)]
      return { term, own, other, gap: own.density - other.density }
    })
    .filter(({ own, other }) => Math.max(own.count, other.count) >= MIN_OCCURRENCES)
    .toSorted((one, another) => Math.abs(another.gap) - Math.abs(one.gap))
    .slice(0, MAX_COMPARED_TERMS)
    .map(({ term, own, other, gap }) => {
      const sign = gap > 0 ? '+' : gap < 0 ? '−' : ''
      return [term, own.label, other.label, `${sign}${formatPercent(Math.abs(gap))}`]
    })
  const missingTerms = otherOnlyTerms.filter(({ count }) => count >= MIN_OCCURRENCES).slice(0, MAX_COMPARED_TERMS)
  return [
    buildTable('Compared with the other text', ['Term', 'Yours', 'Other', 'Difference'], rows),
    buildNote(
      missingTerms.length > 0
        ? `The other text uses these at least twice, and yours never does: ${missingTerms.map((term) => term.text).join(', ')}`
        : 'Your text uses every term the other one repeats.',
    ),
  ]
}

function measureTerm({ terms, wordCount }: ReturnType<typeof countTerms>, key: string) {
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

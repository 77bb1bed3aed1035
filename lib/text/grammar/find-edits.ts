import { splitSentences } from '@/lib/core/strings/split-sentences'
import { languageOf } from '@/lib/text/language/language'
import { wordRank } from '@/lib/text/language/word-rank'
import type { TextRange } from '@/lib/text/placeholders/find-ranges'
import { findComplexWords } from '@/lib/text/plain-words/find-complex-words'
import { commonMisspellings, missingApostrophes } from './common-misspellings'
import { confusedWordRules } from './confused-words'
import { correctDialect, type Dialect, isInOtherDialect } from './dialects'
import { removeOverlaps, type TextEdit } from './edit'
import { findProtectedRanges } from './protected-ranges'
import { capitalRules, commonRules, englishRules, findRuleEdits } from './rules'
import { getSpeller, suggestSpelling } from './spelling'

/** Words that Wikipedia uses this often are right, whatever a dictionary says: names and loanwords. */
const KNOWN_RANK = 12_000
/** Shorter sentences do not tell their language. */
const TELLING_WORDS = 4

export type FoundEdits = { edits: TextEdit[]; isEnglish: boolean }

/**
 * What is wrong in an English text as far as a dictionary and sure rules know: names, links, @handles, #tags, words in capitals and sentences in other languages are
 * left alone, and a word that no single slip explains is taken for right. In another language only double spaces are found. In order, without overlaps.
 */
export function findEdits(text: string, dialect: Dialect): FoundEdits {
  const isEnglish = languageOf(text.slice(0, 600)) === 'en'
  const protectedRanges = removeOverlaps([
    ...findProtectedRanges(text),
    ...(isEnglish ? foreignSentences(text) : []),
  ])
  const all = isEnglish
    ? [
        ...findSpellingEdits(text, dialect),
        ...findRuleEdits(text, englishRules),
        ...findRuleEdits(text, confusedWordRules),
        ...findCapitalEdits(text),
        ...findRuleEdits(text, commonRules),
        ...findStyleEdits(text),
      ]
    : findRuleEdits(text, commonRules)
  return { edits: removeOverlaps(all.filter(createOutsideCheck(protectedRanges))), isEnglish }
}

/** Three sentences or more that begin small, and none with a capital: a manner. */
function findCapitalEdits(text: string): TextEdit[] {
  const missing = findRuleEdits(text, capitalRules)
  return missing.length >= 3 && !/(?:^|[.!?]["”’)]?\s)\p{Lu}/u.test(text) ? [] : missing
}

function foreignSentences(text: string): TextRange[] {
  let at = 0
  return splitSentences(text).flatMap((sentence) => {
    const start = at
    at += sentence.length
    const words = sentence.match(/\p{L}{2,}/gu) ?? []
    const isForeign = words.length >= TELLING_WORDS && languageOf(sentence.slice(0, 300)) !== 'en'
    return isForeign ? [{ start, end: at }] : []
  })
}

function createOutsideCheck(ranges: readonly TextRange[]): (edit: TextRange) => boolean {
  let next = 0
  let last = 0
  return ({ start, end }) => {
    if (start < last) next = 0
    last = start
    while ((ranges[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    return (ranges[next]?.start ?? Number.POSITIVE_INFINITY) >= end
  }
}

const word = /(?<![\p{L}\p{M}\p{N}_'’-])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?(?![\p{L}\p{M}\p{N}_-])/gu

function findSpellingEdits(text: string, dialect: Dialect): TextEdit[] {
  const known = new Map<string, { after: string; reason: string } | null>()
  return [...text.matchAll(word)].flatMap(({ 0: found, index }): TextEdit[] => {
    const lower = found.toLowerCase()
    const isCapital = found !== lower
    // A capital may be a name's; a sentence's first word is looked up as it would stand inside.
    if (isCapital && (!isStart(text, index) || found.slice(1) !== lower.slice(1))) return []
    if (!known.has(lower)) known.set(lower, correctWord(lower, dialect))
    const better = known.get(lower)
    if (!better) return []
    const after = isCapital ? better.after.charAt(0).toUpperCase() + better.after.slice(1) : better.after
    return [{ start: index, end: index + found.length, after, reason: better.reason, kind: 'spelling' }]
  })
}

const isStart = (text: string, at: number) =>
  /(?:^|[.!?\n]["”’)]?\s{0,3}["“‘(]?)$/.test(text.slice(Math.max(0, at - 6), at))

function correctWord(lower: string, dialect: Dialect): { after: string; reason: string } | null {
  const short = missingApostrophes[lower]
  if (short !== undefined)
    return { after: short, reason: 'A short form has an apostrophe where letters are left out.' }
  const fixed = commonMisspellings[lower.replace('’', "'")]
  if (fixed !== undefined) return { after: fixed, reason: 'Misspelt.' }
  const speller = getSpeller()
  const isAmerican = (one: string) => speller.correct(one)
  const plain = lower.replace('’', "'")
  const other = correctDialect(plain, dialect, isAmerican)
  if (other) return { after: other.word, reason: other.reason }
  if (plain.length < 3 || isAmerican(plain) || isAmerican(withCapital(plain))) return null
  if (wordRank(plain) < KNOWN_RANK || isInOtherDialect(plain, isAmerican) || /[^a-z]/.test(plain)) return null
  const likely = suggestSpelling(plain)
  return likely === null ? null : { after: likely, reason: 'Not in the dictionary.' }
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Long phrases with a short form. */
function findStyleEdits(text: string): TextEdit[] {
  return findComplexWords(text).flatMap(({ start, end, plain: [best] }): TextEdit[] => {
    const written = text.slice(start, end)
    if (best === undefined || !/\s/.test(written) || best.length >= written.length) return []
    return [{ start, end, after: best, reason: 'Says the same in fewer words.', kind: 'style' }]
  })
}

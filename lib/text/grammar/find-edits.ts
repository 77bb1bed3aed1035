import { wholeSentences } from '@/lib/core/strings/whole-sentences'
import { languageOf } from '@/lib/text/language/language'
import { wordRank } from '@/lib/text/language/word-rank'
import type { Range } from '@/lib/text/placeholders/ranges-of'
import { plainWordsIn } from '@/lib/text/plain-words/plain-words-in'
import { type Dialect, inDialect, isInOtherDialect } from './dialects'
import { type TextEdit, withoutOverlaps } from './edit'
import { mixUpRules } from './mix-ups'
import { protectedIn } from './protected-in'
import { capitalRules, commonRules, editsByRules, englishRules } from './rules'
import { likelyWord, spellerOf } from './spelling'
import { withoutApostrophe, wrongForms } from './wrong-forms'

/** Words that Wikipedia uses this often are right, whatever a dictionary says: names and loanwords. */
const KNOWN_RANK = 12_000
/** Shorter sentences do not tell their language. */
const TELLING_WORDS = 4

export type Found = { edits: TextEdit[]; isEnglish: boolean }

/**
 * What is wrong in an English text as far as a dictionary and sure rules know: names, links, @handles, #tags, words in capitals and sentences in other languages are
 * left alone, and a word that no single slip explains is taken for right. In another language only double spaces are found. In order, without overlaps.
 */
export function findEdits(text: string, dialect: Dialect): Found {
  const isEnglish = languageOf(text.slice(0, 600)) === 'en'
  const off = withoutOverlaps([...protectedIn(text), ...(isEnglish ? foreignSentences(text) : [])])
  const all = isEnglish
    ? [
        ...spellingIn(text, dialect),
        ...editsByRules(text, englishRules),
        ...editsByRules(text, mixUpRules),
        ...capitalsIn(text),
        ...editsByRules(text, commonRules),
        ...styleIn(text),
      ]
    : editsByRules(text, commonRules)
  return { edits: withoutOverlaps(all.filter(beside(off))), isEnglish }
}

/** Three sentences or more that begin small, and none with a capital: a manner. */
function capitalsIn(text: string): TextEdit[] {
  const missing = editsByRules(text, capitalRules)
  return missing.length >= 3 && !/(?:^|[.!?]["”’)]?\s)\p{Lu}/u.test(text) ? [] : missing
}

function foreignSentences(text: string): Range[] {
  let at = 0
  return wholeSentences(text).flatMap((sentence) => {
    const start = at
    at += sentence.length
    const words = sentence.match(/\p{L}{2,}/gu) ?? []
    const isForeign = words.length >= TELLING_WORDS && languageOf(sentence.slice(0, 300)) !== 'en'
    return isForeign ? [{ start, end: at }] : []
  })
}

function beside(ranges: readonly Range[]): (edit: Range) => boolean {
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

function spellingIn(text: string, dialect: Dialect): TextEdit[] {
  const known = new Map<string, { after: string; reason: string } | null>()
  return [...text.matchAll(word)].flatMap(({ 0: found, index }): TextEdit[] => {
    const lower = found.toLowerCase()
    const isCapital = found !== lower
    // A capital may be a name's; a sentence's first word is looked up as it would stand inside.
    if (isCapital && (!isStart(text, index) || found.slice(1) !== lower.slice(1))) return []
    if (!known.has(lower)) known.set(lower, mended(lower, dialect))
    const better = known.get(lower)
    if (!better) return []
    const after = isCapital ? better.after.charAt(0).toUpperCase() + better.after.slice(1) : better.after
    return [{ start: index, end: index + found.length, after, reason: better.reason, kind: 'spelling' }]
  })
}

const isStart = (text: string, at: number) =>
  /(?:^|[.!?\n]["”’)]?\s{0,3}["“‘(]?)$/.test(text.slice(Math.max(0, at - 6), at))

function mended(lower: string, dialect: Dialect): { after: string; reason: string } | null {
  const short = withoutApostrophe[lower]
  if (short !== undefined)
    return { after: short, reason: 'A short form has an apostrophe where letters are left out.' }
  const fixed = wrongForms[lower.replace('’', "'")]
  if (fixed !== undefined) return { after: fixed, reason: 'Misspelt.' }
  const speller = spellerOf()
  const isAmerican = (one: string) => speller.correct(one)
  const plain = lower.replace('’', "'")
  const other = inDialect(plain, dialect, isAmerican)
  if (other) return { after: other.word, reason: other.reason }
  if (plain.length < 3 || isAmerican(plain) || isAmerican(withCapital(plain))) return null
  if (wordRank(plain) < KNOWN_RANK || isInOtherDialect(plain, isAmerican) || /[^a-z]/.test(plain)) return null
  const likely = likelyWord(plain)
  return likely === null ? null : { after: likely, reason: 'Not in the dictionary.' }
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Long phrases with a short form. */
function styleIn(text: string): TextEdit[] {
  return plainWordsIn(text).flatMap(({ start, end, plain: [best] }): TextEdit[] => {
    const written = text.slice(start, end)
    if (best === undefined || !/\s/.test(written) || best.length >= written.length) return []
    return [{ start, end, after: best, reason: 'Says the same in fewer words.', kind: 'style' }]
  })
}

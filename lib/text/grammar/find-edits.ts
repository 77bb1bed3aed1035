import { memoize } from '@/lib/core/memoize'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { createDisjointCheck, type TextRange } from '@/lib/core/strings/text-ranges'
import { detectLanguage } from '@/lib/text/language/detect-language'
import { getWordRank } from '@/lib/text/language/word-data'
import { findComplexWords } from '@/lib/text/plain-language/find-complex-words'
import { agreementRules } from './agreement-rules'
import { confusedWordRules } from './confused-word-rules'
import { correctDialect, type Dialect, isInOtherDialect } from './dialects'
import { capitalRules, commonRules, englishRules, findRuleEdits } from './grammar-rules'
import { findProtectedRanges } from './locate-edits'
import { fixedSpellings, getSpeller, suggestSpelling } from './spelling'
import { removeOverlaps, type TextEdit } from './text-edit'

/** “is'nt” for “isn't”. */
const misplacedApostrophePattern = /^(are|ca|could|did|do|does|has|have|is|should|was|were|would)'nt$/

/** Words with a lower rank count as correct even if the dictionary lacks them, such as names and loanwords. */
const MAX_KNOWN_RANK = 12_000
/** The language of shorter sentences cannot be detected. */
const MIN_LANGUAGE_WORDS = 4

/** Skips names, links, @handles, #tags and other languages; in a text of another language, finds only double spaces. */
export function findEdits(text: string, dialect: Dialect): { edits: TextEdit[]; isEnglish: boolean } {
  const isEnglish = detectLanguage(text.slice(0, 600)) === 'en'
  const protectedRanges = removeOverlaps([
    ...findProtectedRanges(text),
    ...(isEnglish ? findForeignSentences(text) : []),
  ])
  const allEdits = isEnglish
    ? [
        ...findSpellingEdits(text, dialect),
        ...findRuleEdits(text, englishRules),
        ...findRuleEdits(text, confusedWordRules),
        ...findRuleEdits(text, agreementRules),
        ...findCapitalEdits(text),
        ...findRuleEdits(text, commonRules),
        ...findStyleEdits(text),
      ]
    : findRuleEdits(text, commonRules)
  return { edits: removeOverlaps(allEdits.filter(createDisjointCheck(protectedRanges))), isEnglish }
}

/** Three or more lowercase sentence starts and no capitalized one are a style, not an error. */
function findCapitalEdits(text: string): TextEdit[] {
  const capitalEdits = findRuleEdits(text, capitalRules)
  return capitalEdits.length >= 3 && !/(?:^|[.!?]["”’)]?\s)\p{Lu}/u.test(text) ? [] : capitalEdits
}

function findForeignSentences(text: string): TextRange[] {
  let offset = 0
  return splitSentences(text).flatMap((sentence) => {
    const start = offset
    offset += sentence.length
    const words = sentence.match(/\p{L}{2,}/gu) ?? []
    const isForeign = words.length >= MIN_LANGUAGE_WORDS && detectLanguage(sentence.slice(0, 300)) !== 'en'
    return isForeign ? [{ start, end: offset }] : []
  })
}

const wordPattern = /(?<![\p{L}\p{M}\p{N}_'’-])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?(?![\p{L}\p{M}\p{N}_-])/gu

function findSpellingEdits(text: string, dialect: Dialect): TextEdit[] {
  const correct = memoize((lowercaseWord) => correctWord(lowercaseWord, dialect))
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }): TextEdit[] => {
    const lowercaseWord = word.toLowerCase()
    const hasCapital = word !== lowercaseWord
    // A capitalized word may be a name. The first word of a sentence is looked up in lower case.
    if (hasCapital && (!isSentenceStart(text, index) || word.slice(1) !== lowercaseWord.slice(1))) return []
    const correction = correct(lowercaseWord)
    if (!correction) return []
    const after = hasCapital ? capitalizeFirst(correction.after) : correction.after
    return [{ start: index, end: index + word.length, after, reason: correction.reason, kind: 'spelling' }]
  })
}

const isSentenceStart = (text: string, index: number) =>
  /(?:^|[.!?\n]["”’)]?\s{0,3}["“‘(]?)$/.test(text.slice(Math.max(0, index - 6), index))

function correctWord(lowercaseWord: string, dialect: Dialect): { after: string; reason: string } | null {
  const plainWord = lowercaseWord.replace('’', "'")
  const correction = misplacedApostrophePattern.test(plainWord)
    ? plainWord.replace("'nt", 'n’t')
    : fixedSpellings.get(plainWord)
  if (correction !== undefined) return { after: correction, reason: explainCorrection(plainWord, correction) }
  const speller = getSpeller()
  const isAmerican = (candidate: string) => speller.correct(candidate)
  const dialectCorrection = correctDialect(plainWord, dialect, isAmerican)
  if (dialectCorrection) return { after: dialectCorrection.word, reason: dialectCorrection.reason }
  if (plainWord.length < 3 || isAmerican(plainWord) || isAmerican(capitalizeFirst(plainWord))) return null
  if (getWordRank(plainWord) < MAX_KNOWN_RANK || isInOtherDialect(plainWord, isAmerican) || /[^a-z]/.test(plainWord))
    return null
  const suggestion = suggestSpelling(plainWord)
  return suggestion === null ? null : { after: suggestion, reason: 'Not in the dictionary.' }
}

function explainCorrection(word: string, correction: string): string {
  if (correction.replace('’', '').toLowerCase() === word) return 'Contractions need an apostrophe.'
  return correction.includes(' ') ? `It’s two words: ${correction}.` : 'Misspelled.'
}

function findStyleEdits(text: string): TextEdit[] {
  return findComplexWords(text).flatMap(({ start, end, replacements: [bestReplacement] }): TextEdit[] => {
    const typedText = text.slice(start, end)
    if (bestReplacement === undefined || !/\s/.test(typedText) || bestReplacement.length >= typedText.length) return []
    return [{ start, end, after: bestReplacement, reason: 'Says the same in fewer words.', kind: 'style' }]
  })
}

const openerByCloser: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '”': '“', '»': '«' }
const openers = new Set(Object.values(openerByCloser))

/** Returns one sentence per kind of mark without a partner in its paragraph. Ignores smileys and "a)". */
export function findUnclosedBrackets(text: string): string[] {
  const unmatchedMarks = new Set<string>()
  for (const paragraph of text.split(/\n\s{0,20}\n/)) {
    const openMarks: string[] = []
    for (const { 0: mark, index } of paragraph.matchAll(/[()[\]{}“”«»]/g)) {
      const partner = openerByCloser[mark]
      if (/(?:^|\s)(?:[:;=8][-']?|\p{L}|\p{N}{1,2})$/u.test(paragraph.slice(Math.max(0, index - 4), index))) continue
      if (openers.has(mark)) openMarks.push(mark)
      else if (openMarks.at(-1) === partner) openMarks.pop()
      else unmatchedMarks.add(mark)
    }
    for (const mark of openMarks) unmatchedMarks.add(mark)
  }
  return [...unmatchedMarks].map((mark) => `There’s a “${mark}” without its other half.`)
}

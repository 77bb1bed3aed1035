import { eng } from 'stopword'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { TextRange } from './find-ranges'

/** Where more of the words within sentences have a capital, as in titles, a capital names nothing. */
const MAX_CAPITAL_SHARE = 0.6
const MIN_TITLE_WORDS = 4

const commonWords: ReadonlySet<string> = new Set(eng)
/** What people write in capitals because they mean it. */
const emphasisWords: ReadonlySet<string> = new Set(
  'amazing asap best big biggest bonus brand btw buy check click crazy day days deal ever every everyone everything extra fast finally follow forever free freebie fun fyi giveaway go good great hate help here hot huge hurry important insane job just last launch learn like limited link live lmk lol look loud love loved lmao make massive money more much must need needed needs never new no nobody nothing nope now obsessed off official oh ok omg only open order perfect people please pls promise real really right sale save seriously share sharing shop so soon stop subscribe super tbh thank thanks time tip tips today tomorrow tonight true try update vlog wait want warning watch way win wow wrong wtf yes yesterday'.split(
    ' ',
  ),
)

/** Behind a colon, a sentence's end or the number of a list a capital may be a beginning. */
const innerWordPattern = /(?<=(?:[\p{Ll}\p{N},;]|[\p{L},][’'"”)]) )\p{L}[\p{L}\p{M}\p{N}’'-]{0,40}/gu
const capitalizedWordPattern = /^\p{Lu}[\p{L}\p{M}\p{N}’'-]*\p{L}/u
/** NASA, iPhone, YouTube: no sentence begins like that. */
const mixedCaseWordPattern =
  /(?<![\p{L}\p{N}_@#])(?:\p{Lu}{2,10}|\p{L}{0,12}\p{Ll}\p{Lu}[\p{L}\p{N}]{0,20})(?![\p{L}\p{N}_])/gu

/** Words that name somebody or something, by their capitals; neighbours that both do are one name. German writes every noun with one. */
export function findNames(text: string): TextRange[] {
  if (!/\p{Ll}/u.test(text)) return []
  const mixedCaseNames = [...text.matchAll(mixedCaseWordPattern)].filter(([word]) => !isEmphasized(word))
  const words = [...text.matchAll(innerWordPattern)]
  const capitalizedWords = words.filter(([word]) => capitalizedWordPattern.test(word))
  const isTitle =
    capitalizedWords.length >= MIN_TITLE_WORDS && capitalizedWords.length > words.length * MAX_CAPITAL_SHARE
  if (isTitle) return []
  const isGerman = detectLanguage(text) === 'de'
  const names = isGerman
    ? []
    : capitalizedWords.filter(
        ([word]) => !commonWords.has(stripPossessive(word).toLowerCase()) && !isEmphasized(stripPossessive(word)),
      )
  const ranges = [...names, ...mixedCaseNames].map(toRange)
  return mergeAdjacentRanges(
    text,
    ranges.toSorted((a, b) => a.start - b.start || b.end - a.end),
  )
}

function isEmphasized(word: string): boolean {
  const lowercaseWord = word.toLowerCase()
  // “US” and “IT” are names.
  const isCommon = word.length > 2 && commonWords.has(lowercaseWord)
  return word === word.toUpperCase() && (isCommon || emphasisWords.has(lowercaseWord))
}

const stripPossessive = (word: string) => word.replace(/[’'].*/, '')

function toRange({ 0: word, index }: RegExpExecArray): TextRange {
  return { start: index, end: index + word.replace(/[’']s?$/, '').length }
}

/** “New” and “York” with one space between them are one name. */
function mergeAdjacentRanges(text: string, ranges: readonly TextRange[]): TextRange[] {
  const mergedRanges: TextRange[] = []
  for (const range of ranges) {
    const lastRange = mergedRanges.at(-1)
    if (lastRange && range.start < lastRange.end) continue
    if (lastRange && range.start === lastRange.end + 1 && text[lastRange.end] === ' ') lastRange.end = range.end
    else mergedRanges.push({ ...range })
  }
  return mergedRanges
}

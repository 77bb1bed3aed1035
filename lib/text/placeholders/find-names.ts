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
const innerWord = /(?<=(?:[\p{Ll}\p{N},;]|[\p{L},][’'"”)]) )\p{L}[\p{L}\p{M}\p{N}’'-]{0,40}/gu
const capitalizedWord = /^\p{Lu}[\p{L}\p{M}\p{N}’'-]*\p{L}/u
/** NASA, iPhone, YouTube: no sentence begins like that. */
const mixedCaseWord =
  /(?<![\p{L}\p{N}_@#])(?:\p{Lu}{2,10}|\p{L}{0,12}\p{Ll}\p{Lu}[\p{L}\p{N}]{0,20})(?![\p{L}\p{N}_])/gu

/** Words that name somebody or something, by their capitals; neighbours that both do are one name. German writes every noun with one. */
export function findNames(text: string): TextRange[] {
  if (!/\p{Ll}/u.test(text)) return []
  const mixedCaseNames = [...text.matchAll(mixedCaseWord)].filter(([word]) => !isShouted(word))
  const words = [...text.matchAll(innerWord)]
  const capitals = words.filter(([word]) => capitalizedWord.test(word))
  const isTitle = capitals.length >= MIN_TITLE_WORDS && capitals.length > words.length * MAX_CAPITAL_SHARE
  if (isTitle) return []
  const isGerman = detectLanguage(text) === 'de'
  const names = isGerman
    ? []
    : capitals.filter(
        ([word]) => !commonWords.has(stripPossessive(word).toLowerCase()) && !isShouted(stripPossessive(word)),
      )
  const ranges = [...names, ...mixedCaseNames].map(toRange)
  return mergeAdjacentRanges(
    text,
    ranges.toSorted((one, other) => one.start - other.start || other.end - one.end),
  )
}

function isShouted(word: string): boolean {
  const lower = word.toLowerCase()
  // “US” and “IT” are names.
  const isCommon = word.length > 2 && commonWords.has(lower)
  return word === word.toUpperCase() && (isCommon || emphasisWords.has(lower))
}

const stripPossessive = (word: string) => word.replace(/[’'].*/, '')

function toRange({ 0: word, index }: RegExpExecArray): TextRange {
  return { start: index, end: index + word.replace(/[’']s?$/, '').length }
}

/** “New” and “York” with one space between them are one name. */
function mergeAdjacentRanges(text: string, ranges: readonly TextRange[]): TextRange[] {
  const names: TextRange[] = []
  for (const range of ranges) {
    const last = names.at(-1)
    if (last && range.start < last.end) continue
    if (last && range.start === last.end + 1 && text[last.end] === ' ') last.end = range.end
    else names.push({ ...range })
  }
  return names
}

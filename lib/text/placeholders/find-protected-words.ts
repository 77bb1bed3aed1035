import { eng } from 'stopword'
import { createDisjointCheck, findRanges, type TextRange } from '@/lib/core/strings/text-ranges'
import { findAddressRanges } from '@/lib/core/strings/urls'
import { findHashtagRanges } from '@/lib/platforms/hashtags/find-hashtags'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { ProtectedKind } from '@/lib/tool/prompt-tool'
import { findWholeWordRanges } from './find-ranges'

/** With a higher share of capitalized words, as in titles, capitals do not mark names. */
const MAX_CAPITAL_SHARE = 0.6
const MIN_TITLE_CAPITALS = 4

const commonWords: ReadonlySet<string> = new Set(eng)
const emphasisWords: ReadonlySet<string> = new Set(
  'amazing asap best big biggest bonus brand btw buy check click crazy day days deal ever every everyone everything extra fast finally follow forever free freebie fun fyi giveaway go good great hate help here hot huge hurry important insane job just last launch learn like limited link live lmk lol look loud love loved lmao make massive money more much must need needed needs never new no nobody nothing nope now obsessed off official oh ok omg only open order perfect people please pls promise real really right sale save seriously share sharing shop so soon stop subscribe super tbh thank thanks time tip tips today tomorrow tonight true try update vlog wait want warning watch way win wow wrong wtf yes yesterday'.split(
    ' ',
  ),
)

/** After a colon, a sentence end or a list number, a capital may only mark the start of a sentence. */
const midSentenceWordPattern = /(?<=(?:[\p{Ll}\p{N},;]|[\p{L},][’'"”)]) )\p{L}[\p{L}\p{M}\p{N}’'-]{0,40}/gu
const capitalizedWordPattern = /^\p{Lu}[\p{L}\p{M}\p{N}’'-]*\p{L}/u
/** NASA, iPhone, YouTube: never just the start of a sentence. */
const distinctiveCaseWordPattern =
  /(?<![\p{L}\p{N}_@#])(?:\p{Lu}{2,10}|\p{L}{0,12}\p{Ll}\p{Lu}[\p{L}\p{N}]{0,20})(?![\p{L}\p{N}_])/gu

/** In German, which capitalizes every noun, finds only acronyms and mixed-case names. */
function findNames(text: string): TextRange[] {
  if (!/\p{Ll}/u.test(text)) return []
  const distinctiveCaseNames = [...text.matchAll(distinctiveCaseWordPattern)].filter(([word]) => !isEmphasized(word))
  const words = [...text.matchAll(midSentenceWordPattern)]
  const capitalizedWords = words.filter(([word]) => capitalizedWordPattern.test(word))
  const isTitle =
    capitalizedWords.length >= MIN_TITLE_CAPITALS && capitalizedWords.length > words.length * MAX_CAPITAL_SHARE
  if (isTitle) return []
  const isGerman = detectLanguage(text) === 'de'
  const capitalizedNames = isGerman
    ? []
    : capitalizedWords.filter(
        ([word]) =>
          !commonWords.has(stripFromApostrophe(word).toLowerCase()) && !isEmphasized(stripFromApostrophe(word)),
      )
  const ranges = [...capitalizedNames, ...distinctiveCaseNames].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.replace(/[’']s?$/, '').length,
  }))
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

const stripFromApostrophe = (word: string) => word.replace(/[’'].*/, '')

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

/** `isHiddenFromModel` means that the model does not need the word, as for `kindsHiddenFromModel`. */
export type ProtectedWord = { text: string; isHiddenFromModel: boolean }

/** A text with more is probably a table, and models do not reliably return that many placeholders. */
const MAX_PROTECTED_WORDS = 200

const handlePattern = /(?<![\p{L}\p{N}_.@/])[@＠][\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,62}[\p{L}\p{N}_])?/gu
const unitPattern =
  '%|‰|°\\s?[CF]?|[€$£¥₹₽₩₺]|[kKM]?(?:g|m|b|B|W|Hz)\\b|[cm]m\\b|ml\\b|km/h|mph|[GMT]B|fps|px|[kKM]\\b|x\\b'
const numberPattern = new RegExp(
  `(?<![\\p{L}\\p{N}_.,:/-])(?:[€$£¥₹₽₩₺]\\s?)?\\p{Nd}{1,15}(?:[.,:/'’-]\\p{Nd}{1,15}){0,8}(?:\\s?(?:${unitPattern}))?(?![\\p{L}\\p{N}_])`,
  'gu',
)
const cuePattern = /^\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,3}[^\S\n]{1,4}-->[^\n]{1,80}$/gm
/** List numbers are not protected, because they only give the position. */
const listNumberPattern = /^[^\S\n]{0,8}\p{Nd}{1,3}[.)](?=\s)/gmu

const createRangeFinder = (pattern: RegExp) => (text: string) => findRanges(text, pattern)

/** In order of priority. */
const findersByKind: Readonly<Record<ProtectedKind, (text: string) => readonly TextRange[]>> = {
  cues: createRangeFinder(cuePattern),
  links: findAddressRanges,
  handles: createRangeFinder(handlePattern),
  tags: findHashtagRanges,
  numbers(text) {
    const listNumberEnds = new Set(createRangeFinder(listNumberPattern)(text).map(({ end }) => end - 1))
    return createRangeFinder(numberPattern)(text).filter(({ end }) => !listNumberEnds.has(end))
  },
  names: findNames,
}

const kindsHiddenFromModel: ReadonlySet<ProtectedKind> = new Set(['cues', 'links', 'handles', 'tags'])

/** Returns up to 200 words, `visitorWords` first. A link contains no separate handle. Takes linear time. */
export function findProtectedWords(
  text: string,
  kinds: readonly ProtectedKind[],
  visitorWords: readonly string[] = [],
): ProtectedWord[] {
  const wordsByText = new Map<string, ProtectedWord>()
  const takenRanges: TextRange[] = findWholeWordRanges(text, visitorWords)
  for (const { start, end } of takenRanges) addWord({ text: text.slice(start, end), isHiddenFromModel: false })
  for (const kind of (Object.keys(findersByKind) as ProtectedKind[]).filter((candidate) => kinds.includes(candidate))) {
    const freeRanges = findersByKind[kind](text).filter(createDisjointCheck(takenRanges))
    for (const { start, end } of freeRanges)
      addWord({ text: text.slice(start, end), isHiddenFromModel: kindsHiddenFromModel.has(kind) })
    takenRanges.push(...freeRanges)
  }
  return [...wordsByText.values()]

  function addWord(word: ProtectedWord) {
    if (wordsByText.size < MAX_PROTECTED_WORDS && !wordsByText.has(word.text)) wordsByText.set(word.text, word)
  }
}

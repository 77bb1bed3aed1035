import { findUrlRanges } from '@/lib/platforms/counting/urls'
import type { ProtectedKind } from '@/lib/tool/protected-kind'
import { findNames } from './find-names'
import { findWholeWordRanges, type TextRange } from './find-ranges'

/** A word that must survive. A model need not see what is `opaqueKinds` in order to write around it. */
export type ProtectedWord = { text: string; isOpaque: boolean }

/** A text with more of them is a table, and no model returns so many marks. */
const MAX_PROTECTED_WORDS = 200

const emailPattern =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/gu
const handlePattern = /(?<![\p{L}\p{N}_.@/])[@＠][\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,62}[\p{L}\p{N}_])?/gu
const hashtagPattern = /(?<![\p{L}\p{N}_&/])[#＃](?=[\p{N}_]{0,30}\p{L})[\p{L}\p{M}\p{N}_]{1,60}/gu
const unitPattern =
  '%|‰|°\\s?[CF]?|[€$£¥₹₽₩₺]|[kKM]?(?:g|m|b|B|W|Hz)\\b|[cm]m\\b|ml\\b|km/h|mph|[GMT]B|fps|px|[kKM]\\b|x\\b'
const numberPattern = new RegExp(
  `(?<![\\p{L}\\p{N}_.,:/-])(?:[€$£¥₹₽₩₺]\\s?)?\\p{Nd}{1,15}(?:[.,:/'’-]\\p{Nd}{1,15}){0,8}(?:\\s?(?:${unitPattern}))?(?![\\p{L}\\p{N}_])`,
  'gu',
)
const cuePattern = /^\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,3}[^\S\n]{1,4}-->[^\n]{1,80}$/gm
/** The number of a point in a list says where it stands and no more. */
const listNumberPattern = /^[^\S\n]{0,8}\p{Nd}{1,3}[.)](?=\s)/gmu

const createRangeFinder = (pattern: RegExp) => (text: string) =>
  [...text.matchAll(pattern)].map(({ 0: matchedText, index }) => ({ start: index, end: index + matchedText.length }))

const findersByKind: Readonly<Record<ProtectedKind, (text: string) => readonly TextRange[]>> = {
  cues: createRangeFinder(cuePattern),
  links: (text) => [...createRangeFinder(emailPattern)(text), ...findUrlRanges(text)],
  handles: createRangeFinder(handlePattern),
  tags: createRangeFinder(hashtagPattern),
  numbers(text) {
    const listNumberEnds = new Set(createRangeFinder(listNumberPattern)(text).map(({ end }) => end - 1))
    return createRangeFinder(numberPattern)(text).filter(({ end }) => !listNumberEnds.has(end))
  },
  names: findNames,
}

const kindsInOrder: readonly ProtectedKind[] = ['cues', 'links', 'handles', 'tags', 'numbers', 'names']
const opaqueKinds: ReadonlySet<ProtectedKind> = new Set(['cues', 'links', 'handles', 'tags'])

/**
 * What of these kinds stands in a text, each once, the visitor's `visitorWords` words first; at most 200. Nothing is found within something else: no
 * handle in a link. Takes time in step with the text's length.
 */
export function findProtectedWords(
  text: string,
  kinds: readonly ProtectedKind[],
  visitorWords: readonly string[] = [],
): ProtectedWord[] {
  const wordsByText = new Map<string, ProtectedWord>()
  const takenRanges: TextRange[] = findWholeWordRanges(text, visitorWords)
  for (const { start, end } of takenRanges) addWord({ text: text.slice(start, end), isOpaque: false })
  for (const kind of kindsInOrder.filter((candidateKind) => kinds.includes(candidateKind))) {
    const isFree = createOutsideCheck(takenRanges)
    const freeRanges = findersByKind[kind](text).filter(isFree)
    for (const { start, end } of freeRanges) addWord({ text: text.slice(start, end), isOpaque: opaqueKinds.has(kind) })
    takenRanges.push(...freeRanges)
  }
  return [...wordsByText.values()]

  function addWord(word: ProtectedWord) {
    if (wordsByText.size < MAX_PROTECTED_WORDS && !wordsByText.has(word.text)) wordsByText.set(word.text, word)
  }
}

/** Whether a range lies beside all of these. */
function createOutsideCheck(ranges: readonly TextRange[]): (range: TextRange) => boolean {
  const sortedRanges = ranges.toSorted((a, b) => a.start - b.start)
  return ({ start, end }) => {
    let [low, high] = [0, sortedRanges.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sortedRanges[middle]?.end ?? 0) <= start) low = middle + 1
      else high = middle
    }
    return (sortedRanges[low]?.start ?? Number.POSITIVE_INFINITY) >= end
  }
}

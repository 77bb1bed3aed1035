import { urlRanges } from '@/lib/platforms/counting/urls'
import type { ProtectedKind } from '@/lib/tool/protected-kind'
import { findNames } from './find-names'
import { findRanges, type TextRange } from './find-ranges'

/** A word that must survive. A model need not see what is `opaque` in order to write around it. */
export type ProtectedWord = { text: string; isOpaque: boolean }

/** A text with more of them is a table, and no model returns so many marks. */
const MAX_PROTECTED_WORDS = 200

const mail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/gu
const handle = /(?<![\p{L}\p{N}_.@/])[@＠][\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,62}[\p{L}\p{N}_])?/gu
const tag = /(?<![\p{L}\p{N}_&/])[#＃](?=[\p{N}_]{0,30}\p{L})[\p{L}\p{M}\p{N}_]{1,60}/gu
const unit =
  '%|‰|°\\s?[CF]?|[€$£¥₹₽₩₺]|[kKM]?(?:g|m|b|B|W|Hz)\\b|[cm]m\\b|ml\\b|km/h|mph|[GMT]B|fps|px|[kKM]\\b|x\\b'
const number = new RegExp(
  `(?<![\\p{L}\\p{N}_.,:/-])(?:[€$£¥₹₽₩₺]\\s?)?\\p{Nd}{1,15}(?:[.,:/'’-]\\p{Nd}{1,15}){0,8}(?:\\s?(?:${unit}))?(?![\\p{L}\\p{N}_])`,
  'gu',
)
const cue = /^\d{1,3}:\d{2}(?::\d{2})?[.,]\d{1,3}[^\S\n]{1,4}-->[^\n]{1,80}$/gm
/** The number of a point in a list says where it stands and no more. */
const listNumber = /^[^\S\n]{0,8}\p{Nd}{1,3}[.)](?=\s)/gmu

const matches = (pattern: RegExp) => (text: string) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))

const finders: Readonly<Record<ProtectedKind, (text: string) => readonly TextRange[]>> = {
  cues: matches(cue),
  links: (text) => [...matches(mail)(text), ...urlRanges(text)],
  handles: matches(handle),
  tags: matches(tag),
  numbers(text) {
    const starts = new Set(matches(listNumber)(text).map(({ end }) => end - 1))
    return matches(number)(text).filter(({ end }) => !starts.has(end))
  },
  names: findNames,
}

const order: readonly ProtectedKind[] = ['cues', 'links', 'handles', 'tags', 'numbers', 'names']
const opaque: ReadonlySet<ProtectedKind> = new Set(['cues', 'links', 'handles', 'tags'])

/**
 * What of these kinds stands in a text, each once, the visitor's `own` words first; at most 200. Nothing is found within something else: no
 * handle in a link. Takes time in step with the text's length.
 */
export function findProtectedWords(
  text: string,
  kinds: readonly ProtectedKind[],
  own: readonly string[] = [],
): ProtectedWord[] {
  const kept = new Map<string, ProtectedWord>()
  const taken: TextRange[] = findRanges(text, own)
  for (const { start, end } of taken) add({ text: text.slice(start, end), isOpaque: false })
  for (const kind of order.filter((one) => kinds.includes(one))) {
    const free = createOutsideCheck(taken)
    const found = finders[kind](text).filter(free)
    for (const { start, end } of found) add({ text: text.slice(start, end), isOpaque: opaque.has(kind) })
    taken.push(...found)
  }
  return [...kept.values()]

  function add(one: ProtectedWord) {
    if (kept.size < MAX_PROTECTED_WORDS && !kept.has(one.text)) kept.set(one.text, one)
  }
}

/** Whether a range lies beside all of these. */
function createOutsideCheck(taken: readonly TextRange[]): (range: TextRange) => boolean {
  const sorted = taken.toSorted((one, other) => one.start - other.start)
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.end ?? 0) <= start) low = middle + 1
      else high = middle
    }
    return (sorted[low]?.start ?? Number.POSITIVE_INFINITY) >= end
  }
}

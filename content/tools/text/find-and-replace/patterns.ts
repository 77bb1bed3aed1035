import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { Pair } from './pairs'

export type ReplaceSettings = {
  mode: 'plain' | 'regexp'
  flag: 'u' | 'v'
  case: boolean
  whole: boolean
  lines: boolean
}

/**
 * What makes a letter or an emoji another one when it follows: an accent, a joiner, a skin tone, the box of a keycap.
 */
const noCombiningMarkSource = '(?![\\u0300-\\u036f\\u200d\\ufe0f\\u20e3\\u{1f3fb}-\\u{1f3ff}])'
const wordStartSource = '(?<![\\p{L}\\p{M}\\p{N}_])'
const wordEndSource = '(?![\\p{L}\\p{M}\\p{N}_])'

/** The expression of a visitor's own. Throws a `SyntaxError` in the engine's words for a bad one. */
export function compileUserPattern(
  { searchText }: Pair,
  { flag, case: isCaseSensitive, whole: isWholeWord, lines: isMultiline }: ReplaceSettings,
): RegExp {
  const source = isWholeWord ? `${wordStartSource}(?:${searchText})${wordEndSource}` : searchText
  // The visitor's own is read first by itself, so that a fault is named as they wrote it.
  new RegExp(searchText, flag)
  return new RegExp(source, `g${isCaseSensitive ? '' : 'i'}${isMultiline ? 'm' : ''}${flag}`)
}

/** One expression for all plain pairs, longest first; each is a group of its own, in the order of `sortedPairs`. */
export function buildPlainPattern(
  sortedPairs: readonly Pair[],
  { case: isCaseSensitive, whole: isWholeWord }: ReplaceSettings,
): RegExp {
  const alternation = sortedPairs
    .map(({ searchText }) => `(${[...new Set(getNormalizedForms(searchText))].map(toPatternSource).join('|')})`)
    .join('|')
  return new RegExp(
    isWholeWord ? `${wordStartSource}(?:${alternation})${wordEndSource}` : alternation,
    isCaseSensitive ? 'gu' : 'giu',
  )
}

/** é may be stored as one code point or as two. */
const getNormalizedForms = (searchText: string) => [
  searchText,
  normalizeUnicode(searchText),
  normalizeUnicode(searchText, 'NFD'),
]

/** Finds no half of an emoji or of a letter with its accent. */
function toPatternSource(searchText: string): string {
  const source = searchText.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const prefix = /^\p{Extended_Pictographic}/u.test(searchText) ? '(?<!\\u200d)' : ''
  const suffix = /[\p{L}\p{N}\p{Extended_Pictographic}]$/u.test(searchText) ? noCombiningMarkSource : ''
  return `${prefix}${source}${suffix}`
}

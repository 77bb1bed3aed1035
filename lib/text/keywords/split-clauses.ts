import { findWords } from '@/lib/core/strings/count-words'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { findUrlRanges } from '@/lib/platforms/counting/urls'

/** A word as typed, and its comparison key: lower case, plain apostrophes. Offsets are UTF-16 units. */
export type TokenizedWord = { text: string; key: string; start: number; end: number }

/** Splits a text into runs of words without punctuation or line breaks between them. Skips links. */
export function splitClauses(text: string): TokenizedWord[][] {
  const clauses: TokenizedWord[][] = []
  const urlRanges = findUrlRanges(text)
  let urlIndex = 0
  let previousEnd = 0
  for (const { text: word, index: start } of findWords(text)) {
    while (urlRanges[urlIndex] && (urlRanges[urlIndex]?.end ?? 0) <= start) urlIndex += 1
    if ((urlRanges[urlIndex]?.start ?? Number.POSITIVE_INFINITY) <= start) continue
    const isContinuation = clauses.length > 0 && /^[^\S\n\r]*$/.test(text.slice(previousEnd, start))
    previousEnd = start + word.length
    const token = { text: word, key: toWordKey(word), start, end: previousEnd }
    if (isContinuation) clauses.at(-1)?.push(token)
    else clauses.push([token])
  }
  return clauses
}

/** Returns the comparison key of a word: “Don’t” and “don't” are equal. */
export function toWordKey(word: string): string {
  return normalizeUnicode(word).toLowerCase().replaceAll('’', "'")
}

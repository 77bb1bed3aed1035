import { findWords } from '@/lib/core/strings/count-words'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { urlRanges } from '@/lib/platforms/counting/urls'

/** A word as typed, and as it is compared: small letters, plain apostrophes. Places are UTF-16 units. */
export type TokenizedWord = { text: string; key: string; start: number; end: number }

/** The words of a text in runs that no mark and no line break interrupts. Links have no words. */
export function splitClauses(text: string): TokenizedWord[][] {
  const clauses: TokenizedWord[][] = []
  const links = urlRanges(text)
  let link = 0
  let end = 0
  for (const { text: word, index: start } of findWords(text)) {
    while (links[link] && (links[link]?.end ?? 0) <= start) link += 1
    if ((links[link]?.start ?? Number.POSITIVE_INFINITY) <= start) continue
    const goesOn = clauses.length > 0 && /^[^\S\n\r]*$/.test(text.slice(end, start))
    end = start + word.length
    const found = { text: word, key: toWordKey(word), start, end }
    if (goesOn) clauses.at(-1)?.push(found)
    else clauses.push([found])
  }
  return clauses
}

/** How words are compared: “Don’t” and “don't” are the same. */
export function toWordKey(word: string): string {
  return normalizeUnicode(word).toLowerCase().replaceAll('’', "'")
}

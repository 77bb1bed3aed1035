import type { TokenizedWord } from './clauses'

/** A phrase in small letters where it stands so anywhere, else as typed; most frequent first. */
export type CountedPhrase = { text: string; key: string; words: readonly TokenizedWord[]; count: number }

/**
 * How often each run of `length` words stands in the clauses of a text. What `isStopWord` calls glue neither begins nor ends one.
 */
export function countPhrases(
  text: string,
  clauses: readonly (readonly TokenizedWord[])[],
  length: number,
  isStopWord: (word: TokenizedWord) => boolean,
): CountedPhrase[] {
  const counted = new Map<string, CountedPhrase>()
  for (const clause of clauses) {
    for (let at = 0; at + length <= clause.length; at += 1) {
      const words = clause.slice(at, at + length)
      const [first, last] = [words[0], words.at(-1)]
      if (!first || !last || isStopWord(first) || isStopWord(last)) continue
      const key = words.map((word) => word.key).join(' ')
      const known = counted.get(key)
      const typed = text.slice(first.start, last.end)
      const isPlain = typed === typed.toLowerCase()
      if (!known) counted.set(key, { text: typed, key, words, count: 1 })
      else {
        known.count += 1
        if (isPlain) known.text = typed
      }
    }
  }
  return [...counted.values()].toSorted((one, other) => other.count - one.count)
}

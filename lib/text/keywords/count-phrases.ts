import type { TokenizedWord } from './split-clauses'

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
  const phrasesByKey = new Map<string, CountedPhrase>()
  for (const clause of clauses) {
    for (let start = 0; start + length <= clause.length; start += 1) {
      const words = clause.slice(start, start + length)
      const [first, last] = [words[0], words.at(-1)]
      if (!first || !last || isStopWord(first) || isStopWord(last)) continue
      const key = words.map((word) => word.key).join(' ')
      const existing = phrasesByKey.get(key)
      const typedText = text.slice(first.start, last.end)
      const isPlain = typedText === typedText.toLowerCase()
      if (!existing) phrasesByKey.set(key, { text: typedText, key, words, count: 1 })
      else {
        existing.count += 1
        if (isPlain) existing.text = typedText
      }
    }
  }
  return [...phrasesByKey.values()].toSorted((one, other) => other.count - one.count)
}

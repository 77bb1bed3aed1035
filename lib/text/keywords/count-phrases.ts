import type { TokenizedWord } from './split-clauses'

/** `text` is in lower case if the phrase occurs so anywhere, otherwise as typed. Most frequent first. */
export type CountedPhrase = { text: string; key: string; words: readonly TokenizedWord[]; count: number }

/**
 * Counts each run of `length` words within the clauses of a text. A phrase neither begins nor ends with a stop word.
 */
export function countPhrases(
  text: string,
  clauses: readonly (readonly TokenizedWord[])[],
  wordCount: number,
  isStopWord: (word: TokenizedWord) => boolean,
): CountedPhrase[] {
  const phrasesByKey = new Map<string, CountedPhrase>()
  for (const clause of clauses) {
    for (let start = 0; start + wordCount <= clause.length; start += 1) {
      const words = clause.slice(start, start + wordCount)
      const [firstWord, lastWord] = [words[0], words.at(-1)]
      if (!firstWord || !lastWord || isStopWord(firstWord) || isStopWord(lastWord)) continue
      const key = words.map((word) => word.key).join(' ')
      const existingPhrase = phrasesByKey.get(key)
      const typedText = text.slice(firstWord.start, lastWord.end)
      const isLowercase = typedText === typedText.toLowerCase()
      if (!existingPhrase) phrasesByKey.set(key, { text: typedText, key, words, count: 1 })
      else {
        existingPhrase.count += 1
        if (isLowercase) existingPhrase.text = typedText
      }
    }
  }
  return [...phrasesByKey.values()].toSorted((a, b) => b.count - a.count)
}

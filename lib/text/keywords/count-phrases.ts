import { getStopWords } from '@/lib/core/stop-words'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { createDisjointCheck } from '@/lib/core/strings/text-ranges'
import { findAddressRanges } from '@/lib/core/strings/urls'
import { findWords } from '@/lib/core/strings/words'

/** A word as typed, and its comparison key: lower case, plain apostrophes. Offsets are UTF-16 units. */
export type TokenizedWord = { text: string; key: string; start: number; end: number }

/** Languages that elide articles and other small words before a vowel, as in “l’eau” and “dell’acqua”. */
const elidingLanguages = ['fr', 'it']

/**
 * Splits a text into runs of words without punctuation or line breaks between them. Skips links, email addresses and,
 * in French and Italian, the elided word in front of a word.
 */
export function splitClauses(text: string, language = 'und'): TokenizedWord[][] {
  const clauses: TokenizedWord[][] = []
  const isOutsideLinks = createDisjointCheck(findAddressRanges(text))
  const elidedWords = elidingLanguages.includes(language) ? getStopWords(language) : null
  let previousEnd = 0
  for (const { text: typedWord, index } of findWords(text)) {
    if (!isOutsideLinks({ start: index, end: index + 1 })) continue
    const [prefix = '', elidedWord = ''] = /^(\p{L}+)['’](?=\p{L})/u.exec(typedWord) ?? []
    const word = elidedWords?.has(elidedWord.toLowerCase()) ? typedWord.slice(prefix.length) : typedWord
    const isContinuation = clauses.length > 0 && /^[^\S\n\r]*$/.test(text.slice(previousEnd, index))
    previousEnd = index + typedWord.length
    const token = { text: word, key: toWordKey(word), start: previousEnd - word.length, end: previousEnd }
    if (isContinuation) clauses.at(-1)?.push(token)
    else clauses.push([token])
  }
  return clauses
}

/** Returns the comparison key of a word: “Don’t” and “don't” are equal. */
export const toWordKey = (word: string): string => normalizeUnicode(word).toLowerCase().replaceAll('’', "'")

/** `text` is in lower case if the phrase occurs in lower case anywhere, otherwise as typed. */
export type CountedPhrase = { text: string; key: string; words: readonly TokenizedWord[]; count: number }

/** Counts sequences of `wordCount` words within clauses, most frequent first. None begins or ends with a stop word. */
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

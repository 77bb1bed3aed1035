import { createPrefixWordCounter, hasMoreWordsThan } from './count-words'

/** Whether a text shown on an image has at least `min` words and at most `getWordLimit`. */
export function isWithinWordRange(text: string, min: number, max: number): boolean {
  return (min === 0 || hasMoreWordsThan(text, min - 1)) && !hasMoreWordsThan(text, getWordLimit(text, max))
}

/** Returns the word limit for equal reading time: scripts without spaces have shorter words, so twice as many fit. */
export function getWordLimit(text: string, max: number): number {
  return unspacedScriptPattern.test(text) ? max * 2 : max
}

/** Returns `isWithinWordRange` for a text's prefixes by their end. Reads the text once for all prefixes. */
export function createWordRangeCheck(text: string, min: number, max: number): (end: number) => boolean {
  const countWordsBefore = createPrefixWordCounter(text, max * 2 + 1)
  const firstUnspacedIndex = text.search(unspacedScriptPattern)
  return (end) => {
    const wordCount = countWordsBefore(end)
    return wordCount >= min && wordCount <= (firstUnspacedIndex >= 0 && firstUnspacedIndex < end ? max * 2 : max)
  }
}

const unspacedScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

import { createPrefixWordCounter, hasMoreWordsThan } from './count-words'

/** Whether a text to be read on a picture has from `min` words to as many as `getWordLimit` allows. */
export function isWithinWordRange(text: string, min: number, max: number): boolean {
  return (min === 0 || hasMoreWordsThan(text, min - 1)) && !hasMoreWordsThan(text, getWordLimit(text, max))
}

/** Most words of a text for the same reading time: scripts without spaces have shorter words, so twice as many fit. */
export function getWordLimit(text: string, max: number): number {
  return unspacedScriptPattern.test(text) ? max * 2 : max
}

/** `isWithinWordRange` of a text's starts, as a function of where the start ends; the text is read once for all of them. */
export function createWordRangeCheck(text: string, min: number, max: number): (end: number) => boolean {
  const countWordsBefore = createPrefixWordCounter(text, max * 2 + 1)
  const firstUnspacedIndex = text.search(unspacedScriptPattern)
  return (end) => {
    const wordCount = countWordsBefore(end)
    return wordCount >= min && wordCount <= (firstUnspacedIndex >= 0 && firstUnspacedIndex < end ? max * 2 : max)
  }
}

const unspacedScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

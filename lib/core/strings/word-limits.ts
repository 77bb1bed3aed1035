import { getSegmenter, segmentText } from './segment-text'
import { createPrefixWordCounter, hasMoreWordsThan } from './words'

/** Prefers the end of a sentence in the last third. If the first word is too long, cuts it or returns ''. */
export function truncateAtWord(
  text: string,
  max: number,
  measure = ({ length }: string) => length,
  { canCutWord = false } = {},
): string {
  if (measure(text) <= max) return text
  const findEnd = (ends: readonly number[]) =>
    findLastFittingEnd(ends, (end) => measure(trimDanglingEnd(text.slice(0, end))) <= max)
  const wordEnd = findEnd(findWordEnds(text))
  const truncatedText = text.slice(0, wordEnd === 0 && canCutWord ? findEnd(findGraphemeEnds(text)) : wordEnd)
  const sentence = truncatedText.match(/^[\s\S]*[.!?…。！？](?=\s|$)/u)?.[0]
  return trimDanglingEnd(sentence && sentence.length >= (truncatedText.length * 2) / 3 ? sentence : truncatedText)
}

/** Returns 0 if none fits. */
function findLastFittingEnd(ends: readonly number[], fits: (end: number) => boolean): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (fits(ends[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return ends[low - 1] ?? 0
}

const findGraphemeEnds = (text: string) =>
  Array.from(segmentText(getSegmenter('grapheme'), text), ({ segment, index }) => index + segment.length)

const wordCharacterPattern = /[\p{Script=Latin}\p{N}@#_'’-]/u

function findWordEnds(text: string): number[] {
  const ends = Array.from(getSegmenter('word').segment(text), ({ segment, index }) => index + segment.length)
  return ends.filter((end) => ![end - 1, end].every((index) => wordCharacterPattern.test(text.charAt(index))))
}

const danglingMarkPattern = /[\s,;:–—&(#@-]/
const danglingWordPattern = /(?:^|\s)(?:a|an|the|and|or|but|of|to|in|on|at|for|with|from|by|as|is|my|your|that)$/i
/** The maximum length of a dangling word with the space before it. */
const MAX_DANGLING_LENGTH = 5

function trimDanglingEnd(text: string): string {
  let end = text.length
  for (let previousEnd = -1; previousEnd !== end; ) {
    previousEnd = end
    while (danglingMarkPattern.test(text.charAt(end - 1))) end -= 1
    end -= danglingWordPattern.exec(text.slice(Math.max(0, end - MAX_DANGLING_LENGTH), end))?.[0].length ?? 0
  }
  return text.slice(0, end)
}

export function isWithinWordRange(text: string, min: number, max: number): boolean {
  return (min === 0 || hasMoreWordsThan(text, min - 1)) && !hasMoreWordsThan(text, getWordLimit(text, max))
}

/** Returns the word limit for equal reading time: scripts without spaces have shorter words, so twice as many fit. */
export function getWordLimit(text: string, max: number): number {
  return unspacedScriptPattern.test(text) ? max * 2 : max
}

/** Returns a check like `isWithinWordRange` for the prefix that ends at an index. Reads the text only once. */
export function createWordRangeCheck(text: string, min: number, max: number): (end: number) => boolean {
  const countWordsBefore = createPrefixWordCounter(text, max * 2 + 1)
  const firstUnspacedIndex = text.search(unspacedScriptPattern)
  return (end) => {
    const wordCount = countWordsBefore(end)
    return wordCount >= min && wordCount <= (firstUnspacedIndex >= 0 && firstUnspacedIndex < end ? max * 2 : max)
  }
}

const unspacedScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

export const getFirstWord = (text: string): string => text.toLowerCase().match(/[\p{L}\p{N}'’]+/u)?.[0] ?? ''

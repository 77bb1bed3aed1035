import { capitalizeFirst } from './capitalize-first'
import { getSegmenter, segmentText } from './segment-text'

const latinWordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’.,:%&\u00ad\u2011-](?=[\p{L}\p{N}]))*/gu

const nonLatinLetterPattern = /[^\P{L}\p{Script=Latin}]/u

type WordMatch = { text: string; index: number }

/** Finds words, also in scripts without spaces such as Thai. “well-known,” “3.5” and “AT&T” are one word each. */
export const findWords = (text: string): WordMatch[] => [...iterateWords(text)]

function* iterateWords(text: string): Generator<WordMatch> {
  if (!nonLatinLetterPattern.test(text)) return yield* iterateLatinWords(text)
  for (const { 0: part, index: offset } of text.matchAll(/\S+/gu)) {
    if (!nonLatinLetterPattern.test(part)) yield* iterateLatinWords(part, offset)
    else
      for (const { segment, index, isWordLike } of segmentText(getSegmenter('word'), part))
        if (isWordLike) yield { text: segment, index: offset + index }
  }
}

function* iterateLatinWords(text: string, offset = 0): Generator<WordMatch> {
  for (const { 0: word, index } of text.matchAll(latinWordPattern)) yield { text: word, index: offset + index }
}

export function countWords(text: string): number {
  return nonLatinLetterPattern.test(text) ? findWords(text).length : (text.match(latinWordPattern)?.length ?? 0)
}

/** Returns whether a text has more than `limit` words. Reads no further than necessary. */
export function hasMoreWordsThan(text: string, limit: number): boolean {
  return iterateWords(text).drop(limit).next().done !== true
}

/** Counts the words before `end`, up to `maxCount`. Splits the text only once, for all prefixes. */
export function createPrefixWordCounter(text: string, maxCount: number): (end: number) => number {
  const words = [...iterateWords(text).take(maxCount)]
  return (end) => words.filter(({ index }) => index < end).length
}

/** Returns whether an English word takes “an”, judging by its letters: “an hour”, “a union”. */
export const startsWithVowelSound = (word: string): boolean =>
  /^(?:[aeio]|u(?!se|ni[^mn])|h(?:our|onest|onou?r))/i.test(word) && !/^(?:one|once|eu)/i.test(word)

/** Capitalizes the first letter, unless the word has special capitalization, such as "iPhone". */
export function capitalizeIfLowercase(text: string): string {
  return /^\p{Ll}[\p{Ll}’'-]*(?![\p{L}])/u.test(text) ? capitalizeFirst(text) : text
}

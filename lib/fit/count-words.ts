import { segmentsOf } from './segments-of'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const latinWord = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’.,:%\u00ad\u2011-](?=[\p{L}\p{N}]))*/gu
const otherLetter = /[^\P{L}\p{Script=Latin}]/u

/** A word of a text and where it begins, in UTF-16 units. */
export type FoundWord = { text: string; index: number }

/** Words as a reader counts them, also in scripts without spaces such as Japanese or Thai; “well-known” and “3.5” are one each. */
export function wordsIn(text: string): FoundWord[] {
  if (!otherLetter.test(text)) return latinWordsIn(text)
  const found: FoundWord[] = []
  for (const { 0: part, index: at } of text.matchAll(/\S+/gu)) {
    if (!otherLetter.test(part)) {
      for (const { text: word, index } of latinWordsIn(part)) found.push({ text: word, index: at + index })
    } else
      for (const { segment, index, isWordLike } of segmentsOf(segmenter, part))
        if (isWordLike) found.push({ text: segment, index: at + index })
  }
  return found
}

function latinWordsIn(text: string): FoundWord[] {
  return Array.from(text.matchAll(latinWord), ({ 0: word, index }) => ({ text: word, index }))
}

/** Number of words as a reader counts them. */
export function countWords(text: string): number {
  return otherLetter.test(text) ? wordsIn(text).length : (text.match(latinWord)?.length ?? 0)
}

/**
 * `countWords` of a text's starts, as a function of where the start ends; counts to `most` and not further. The text is
 * read once, however many starts are asked about.
 */
export function countWordsBefore(text: string, most: number): (end: number) => number {
  const first = wordsIn(text).slice(0, most)
  return (end) => first.filter(({ index }) => index < end).length
}

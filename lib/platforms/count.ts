import { segmentsOf } from '@/lib/fit/segments-of'
import { splitEmoji } from './emoji-sequence'
import { urlRanges } from './urls'

/** Length in UTF-16 code units: how TikTok, Instagram and YouTube count captions and titles. */
export function utf16Length(text: string): number {
  return text.length
}

/** Length in bytes of UTF-8: how YouTube's Data API limits descriptions. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

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

const URL_WEIGHT = 23

/**
 * Length in X's weighted characters, limit 280 for a post: after NFC, a code point in 0–4351, 8192–8205, 8208–8223
 * or 8242–8247 counts 1 and any other 2; an emoji counts 2 however many code points it has; a link counts 23.
 * Source: docs.x.com/fundamentals/counting-characters (checked 2026-11).
 */
export function weightedLength(text: string): number {
  const normalized = text.normalize('NFC')
  let length = 0
  let position = 0
  for (const { start, end } of urlRanges(normalized)) {
    length += weightWithoutUrls(normalized.slice(position, start)) + URL_WEIGHT
    position = end
  }
  return length + weightWithoutUrls(normalized.slice(position))
}

function weightWithoutUrls(text: string): number {
  if (!/[\u0300-\uffff]/.test(text)) return text.length
  const { emoji, rest } = splitEmoji(text)
  let weight = 2 * emoji.length
  for (const character of rest) weight += characterWeight(character.codePointAt(0) ?? 0)
  return weight
}

function characterWeight(codePoint: number): 1 | 2 {
  const light =
    codePoint <= 4351 ||
    (codePoint >= 8192 && codePoint <= 8205) ||
    (codePoint >= 8208 && codePoint <= 8223) ||
    (codePoint >= 8242 && codePoint <= 8247)
  return light ? 1 : 2
}

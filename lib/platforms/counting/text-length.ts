import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { findUrlRanges } from './urls'

/** Returns UTF-16 code units, the unit of TikTok, Instagram and YouTube captions and titles. */
export function measureUtf16Length(text: string): number {
  return text.length
}

/** Returns UTF-8 bytes, the unit of description limits in YouTube's Data API. */
export function measureByteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

const URL_WEIGHT = 23

/**
 * Returns the length in X's weighted characters, of which a post may have 280. Some code points and every emoji count
 * 2, and a link counts 23 (docs.x.com/fundamentals/counting-characters, checked 2026-11).
 */
export function measureWeightedLength(text: string): number {
  const composedText = normalizeUnicode(text)
  let length = 0
  let offset = 0
  for (const { start, end } of findUrlRanges(composedText)) {
    length += measureWeightWithoutUrls(composedText.slice(offset, start)) + URL_WEIGHT
    offset = end
  }
  return length + measureWeightWithoutUrls(composedText.slice(offset))
}

function measureWeightWithoutUrls(text: string): number {
  if (!/[\u0300-\uffff]/.test(text)) return text.length
  const { emoji, rest } = splitEmoji(text)
  let weight = 2 * emoji.length
  for (const character of rest) weight += getCharacterWeight(character.codePointAt(0) ?? 0)
  return weight
}

function getCharacterWeight(codePoint: number): 1 | 2 {
  const isLight =
    codePoint <= 4351 ||
    (codePoint >= 8192 && codePoint <= 8205) ||
    (codePoint >= 8208 && codePoint <= 8223) ||
    (codePoint >= 8242 && codePoint <= 8247)
  return isLight ? 1 : 2
}

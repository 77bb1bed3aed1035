import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { findXUrlRanges } from '@/lib/core/strings/urls'

/** Returns the length in UTF-16 code units, which is how TikTok, Instagram and YouTube limit captions and titles. */
export const measureUtf16Length = (text: string): number => text.length

/** Returns the length in UTF-8 bytes, which is how YouTube's Data API limits descriptions. */
export const measureByteLength = (text: string): number => new TextEncoder().encode(text).length

/** X and Mastodon count every link as 23. */
export const URL_WEIGHT = 23

/**
 * Returns the length as X counts it: a post may have up to 280. Every emoji and some other code points count as 2, and
 * every link counts as 23 (docs.x.com/fundamentals/counting-characters, checked 2026-11).
 */
export function measureWeightedLength(text: string): number {
  const composedText = normalizeUnicode(text)
  let length = 0
  let offset = 0
  for (const { start, end } of findXUrlRanges(composedText)) {
    length += measureUrlFreeText(composedText.slice(offset, start)) + URL_WEIGHT
    offset = end
  }
  return length + measureUrlFreeText(composedText.slice(offset))
}

function measureUrlFreeText(text: string): number {
  if (!/[\u0300-\uffff]/.test(text)) return text.length
  const { emoji, rest } = splitEmoji(text)
  let weight = 2 * emoji.length
  for (const character of rest) weight += getCharacterWeight(character.codePointAt(0) ?? 0)
  return weight
}

function getCharacterWeight(codePoint: number): 1 | 2 {
  const hasSingleWeight =
    codePoint <= 4351 ||
    (codePoint >= 8192 && codePoint <= 8205) ||
    (codePoint >= 8208 && codePoint <= 8223) ||
    (codePoint >= 8242 && codePoint <= 8247)
  return hasSingleWeight ? 1 : 2
}

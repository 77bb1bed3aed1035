import { createDisjointCheck, findRanges, replaceRanges, type TextRange } from '@/lib/core/strings/text-ranges'
import { findUrlRanges } from '@/lib/core/strings/urls'

/** A hashtag needs a letter. "#️⃣" is an emoji. */
const hashtagPattern = /(?<![\p{L}\p{M}\p{N}_&])[#＃](?![\ufe0f\u20e3])[\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu

/** The fragment of a link is no hashtag, and neither is the scheme in "#https://". */
export function findHashtagRanges(text: string): TextRange[] {
  const ranges = findRanges(text, hashtagPattern).filter(({ end }) => !text.startsWith('://', end))
  return ranges.length > 0 ? ranges.filter(createDisjointCheck(findUrlRanges(text))) : ranges
}

/** Returns the hashtags of a text in order, with their `#`. */
export function findHashtags(text: string): string[] {
  return findHashtagRanges(text).map(({ start, end }) => text.slice(start, end))
}

/** Keeps a text's first hashtag and the visitor's own, and removes the sign from the others. */
export function keepFirstHashtag(text: string, visitorText: string): string {
  const visitorTags = new Set(findHashtags(visitorText.toLowerCase()))
  const ranges = findHashtagRanges(text)
  return replaceRanges(text, ranges, (range) => {
    const tag = text.slice(range.start, range.end)
    return range === ranges[0] || visitorTags.has(tag.toLowerCase()) ? tag : tag.slice(1)
  })
}

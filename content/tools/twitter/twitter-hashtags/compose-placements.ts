import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { toHashtag } from '@/lib/writer/tags'

/**
 * Returns the text with its hashtags in place of their words, and with its hashtags at the end, at most 280 weighted
 * characters each.
 */
export function composePlacements(fullText: string, tags: readonly string[]): string[] {
  const tagText = tags.join(' ')
  const maxWeight = xPost.max - measureWeightedLength(tagText) - tags.length - 1
  const plainText = fullText.replace(/[#＃]/g, '').replace(/\s+/g, ' ').trim()
  const text = upperFirst(truncateAtWord(plainText, maxWeight, measureWeightedLength))
  const inlineText = tags.reduce(insertTag, text)
  const isSentence = inlineText !== text && /\p{L}/u.test(inlineText.replace(/#\S+/g, ''))
  return [...(isSentence ? [inlineText] : []), `${text} ${tagText}`]
}

/** Replaces the first occurrence of a tag's words, at most four, by the tag. */
function insertTag(text: string, tag: string): string {
  const words = [...text.matchAll(/(?<![#\p{L}\p{N}])[\p{L}\p{M}\p{N}]+(?:\+\+)?/gu)]
  const phrases = words.flatMap(({ index }, position) =>
    words.slice(position, position + 4).map((last) => text.slice(index, last.index + last[0].length)),
  )
  const phrase = phrases.find((part) => !/[.,!?;:'’]/.test(part) && toHashtag(part) === tag.toLowerCase())
  return phrase === undefined ? text : text.replace(phrase, tag)
}

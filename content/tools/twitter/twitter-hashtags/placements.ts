import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { toHashtag } from '@/lib/writer/tags'

/**
 * Returns two versions of the text: one with hashtags in place of the matching words, and one with the hashtags at the
 * end. Omits the first version if no words match. Each version has at most 280 weighted characters.
 */
export function composePlacements(fullText: string, tags: readonly string[]): string[] {
  const tagText = tags.join(' ')
  const maxWeight = xPost.max - measureWeightedLength(tagText) - tags.length - 1
  const plainText = collapseWhitespace(fullText.replace(/[#＃]/g, ''))
  const text = capitalizeIfLowercase(truncateAtWord(plainText, maxWeight, measureWeightedLength))
  const inlineText = tags.reduce(insertTag, text)
  const isSentence = inlineText !== text && /\p{L}/u.test(inlineText.replace(/#\S+/g, ''))
  return [...(isSentence ? [inlineText] : []), `${text} ${tagText}`]
}

/** Replaces the first occurrence of a tag's words, at most four, by the tag. */
function insertTag(text: string, tag: string): string {
  const words = [...text.matchAll(/(?<![#\p{L}\p{N}])[\p{L}\p{M}\p{N}]+(?:\+\+)?/gu)]
  const phrases = words.flatMap(({ index }, position) =>
    words.slice(position, position + 4).map((last) => ({ start: index, end: last.index + last[0].length })),
  )
  const phrase = phrases.find(({ start, end }) => {
    const part = text.slice(start, end)
    return !/[.,!?;:'’]/.test(part) && toHashtag(part) === tag.toLowerCase()
  })
  return phrase ? text.slice(0, phrase.start) + tag + text.slice(phrase.end) : text
}

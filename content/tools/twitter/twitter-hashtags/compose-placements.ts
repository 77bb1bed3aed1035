import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { toTagBodies } from '@/lib/writer/tags/tag-bodies'

/**
 * The visitor's own text with its hashtags in the sentence, where a tag's words stand in it, and at the end; at most
 * 280 weighted characters each. A longer text is cut.
 */
export function composePlacements(prompt: string, tags: readonly string[]): string[] {
  const tagText = tags.join(' ')
  const maxWeight = xPost.max - measureWeightedLength(tagText) - tags.length - 1
  const text = upperFirst(
    truncateAtWord(prompt.replace(/[#＃]/g, '').replace(/\s+/g, ' ').trim(), maxWeight, measureWeightedLength),
  )
  const inlineText = tags.reduce(insertTag, text)
  const isSentence = inlineText !== text && /\p{L}/u.test(inlineText.replace(/#\S+/g, ''))
  return [...(isSentence ? [inlineText] : []), `${text} ${tagText}`]
}

const MAX_TAG_WORDS = 4

/** Puts a tag in the place of its own words, once; a name with an apostrophe stays as it is written. */
function insertTag(text: string, tag: string): string {
  const body = tag.slice(1).toLowerCase().replaceAll('_', '')
  const wordMatches = [...text.matchAll(/(?<![#\p{L}\p{N}])[\p{L}\p{M}\p{N}]+(?:\+\+)?/gu)]
  for (const [index, firstMatch] of wordMatches.entries()) {
    for (const lastMatch of wordMatches.slice(index, index + MAX_TAG_WORDS)) {
      const end = lastMatch.index + lastMatch[0].length
      const phrase = text.slice(firstMatch.index, end)
      if (/[.,!?;:'’]/.test(phrase)) continue
      if (toTagBodies([phrase])[0]?.replaceAll('_', '') === body) {
        return text.slice(0, firstMatch.index) + tag + text.slice(end)
      }
    }
  }
  return text
}

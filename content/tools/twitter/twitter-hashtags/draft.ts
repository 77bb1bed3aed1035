import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findTags, toHashtag } from '@/lib/writer/tags'
import type { HashtagInput, HashtagSet } from './fields'

/**
 * Returns two versions of the text: one with hashtags in place of the matching words, and one with the hashtags at the
 * end. Omits the first version if no words match. Each version has at most 280 weighted characters.
 */
function composePlacements(fullText: string, tags: readonly string[]): string[] {
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

export const draft = { outputKind: 'names' as const, write }

/** Suggests the visitor's own words, then those of their field; on a hard day at most one tag and no searches. */
function* write({ reading, parameters }: HashtagInput & { reading: PromptReading }): Generator<HashtagSet> {
  const { region, capitals, picks } = parameters
  const { own, field, form } = findTags(reading, 'x', region)
  const all = [...own, ...field, ...form].map((tag) => toHashtag(tag, capitals))
  // Drop tags that contain one another: either #Sourdough or #SourdoughBread.
  const isDistinct = (tag: string, index: number) =>
    all.slice(0, index).every((other) => !other.includes(tag.slice(1)) && !tag.includes(other.slice(1)))
  const picked = all.filter(isDistinct).slice(0, Number(picks))
  yield { kind: 'pick', entries: picked, note: '' }
  if (reading.isHardDay || picked.length === 0) return
  const others = all.filter((tag) => !picked.includes(tag))
  const note = 'Search it on X first: it may mean something else there.'
  if (others.length > 1) yield { kind: 'alternatives', entries: others, note }
  yield { kind: 'placement', entries: composePlacements(reading.text, picked), note: '' }
  const question = reading.language === 'en' ? ' ("how do" OR "anyone know")' : ''
  const searches = [
    `"${own[0] ?? field[0] ?? picked[0]?.slice(1)}"${question} -filter:links`,
    `${picked[0]} -filter:replies`,
  ]
  yield { kind: 'search', entries: searches, note: 'Tap Latest to see who uses it.' }
}

import { isFillerTag } from '@/lib/fit/hashtags'
import type { Card } from '@/lib/tool/card'
import { recipeOf } from '@/lib/tool/define'
import { findConcepts } from '@/lib/writer/naming/find-concepts'
import { isAboutTopic } from '@/lib/writer/phrasing/about-topic'
import type { Run } from './judge'

/** Tools whose cards are parts of one text, which names its topic once. */
const wholes = new Set(['twitter-thread', 'instagram-carousel', 'instagram-story-ideas'])

/**
 * A card names the topic by a word of the prompt. Names and tags, which are no sentences, may do it by a word or tag of
 * the field. A card that lists what to leave out has no topic.
 */
export function isOnTopic(
  card: Card,
  cards: readonly Card[],
  { tool, input, topic }: Omit<Run, 'cards'>,
): boolean {
  if (isWarning(card)) return true
  const text = (wholes.has(tool.type) ? cards : [card]).map(wordingOf).join('\n').toLowerCase()
  if (isAboutTopic(text, topic)) return true
  if (recipeOf(tool)?.writes === 'sentences') return false
  const tags = Object.values(topic.niche.hashtags).flat()
  if (slipsOf(text, topic.keywords)) return true
  const words = findConcepts(topic.keywords, input.prompt).flatMap((concept) => concept.words.split(' '))
  return tags.some((tag) => text.includes(`#${tag}`)) || words.some((word) => text.includes(word))
}

/** Whether a text has a word of the topic with its letters mixed up or one of them missing, as lists of misspellings do. */
function slipsOf(text: string, keywords: readonly string[]): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  const wanted = keywords.flatMap((keyword) => keyword.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  return wanted.some((right) => words.some((word) => isSlip(word, right)))
}

function isSlip(word: string, right: string): boolean {
  if (word[0] !== right[0] || Math.abs(word.length - right.length) > 1) return false
  const left = [...right]
  for (const letter of word) {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
  }
  return left.length <= 1 && word.length - right.length + left.length <= 1
}

function wordingOf({ copy, parts }: Card): string {
  return [copy, ...parts.map((part) => part.text)].join('\n')
}

/** Whether a card lists tags to leave out, which name no topic. */
function isWarning({ copy }: Card): boolean {
  const tags = copy.match(/#[\p{L}\p{N}_]+/gu) ?? []
  return tags.length > 1 && tags.filter(isFillerTag).length * 2 > tags.length
}

import { eng, removeStopwords } from 'stopword'
import type { Card } from '@/lib/tool/card'
import { getDraft, type PromptTool } from '@/lib/tool/tool-definition'

/** Tools whose cards are parts of one text or plan that names its topic once. */
const multiPartTools = new Set([
  'twitter-thread',
  'instagram-carousel',
  'instagram-story-ideas',
  'tiktok-video-ideas-generator',
])

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Whether a card contains a content word of the raw prompt in any inflection. For names and tag lists, some cards of
 * the run must. It shares no code with the measured writer, so it ignores fields and corrects no typos.
 */
export function isOnTopic(card: Card, cards: readonly Card[], tool: PromptTool, prompt: string): boolean {
  const together = multiPartTools.has(tool.type) || getDraft(tool)?.outputKind === 'names'
  const text = (together ? cards : [card]).map(getCardText).join('\n')
  const plain = foldText(text)
  const stems = extractStems(prompt)
  return stems.length === 0 || stems.some((stem) => plain.includes(stem))
}

function extractStems(prompt: string): string[] {
  const words = [...segmenter.segment(foldText(prompt))].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  )
  const telling = removeStopwords(words, eng).filter((word) => [...word].length > 1 && /\p{L}/u.test(word))
  return (telling.length > 0 ? telling : words).map((word) => word.replace(/(?<=\w{3})(?:ing|ies|ed|es|s|y)$/, ''))
}

function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function getCardText({ copy, parts }: Card): string {
  return [copy, ...parts.map((part) => part.text)].join('\n')
}

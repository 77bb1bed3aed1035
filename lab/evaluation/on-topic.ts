import { eng, removeStopwords } from 'stopword'
import type { Card } from '@/lib/tool/card'
import { getDraft, type PromptTool } from '@/lib/tool/tool-definition'

/** Tools whose cards are parts of one text or plan, which names its topic once. */
const multiPartTools = new Set([
  'twitter-thread',
  'instagram-carousel',
  'instagram-story-ideas',
  'tiktok-video-ideas-generator',
])

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * Whether a card holds a content word of the raw prompt, whatever its ending; of names and lists of tags, some of the run. It shares no code with the writer that it measures, so it knows
 * no field and mends no typo.
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

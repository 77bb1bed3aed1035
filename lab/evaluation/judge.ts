import { hasBlank } from '@/lib/core/strings/blanks'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import { foldText } from '@/lib/core/strings/normalize-unicode'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { getOpeningWord } from '@/lib/generate/cards/card-filter'
import { detectLanguage } from '@/lib/text/language/detect-language'
import type { Card } from '@/lib/tool/card'
import { getDraft, type Input, type PromptTool } from '@/lib/tool/prompt-tool'
import { eng, removeStopwords } from 'stopword'

/** Tools whose cards are parts of one text or plan that names its topic once. */
const multiPartTools = new Set([
  'twitter-thread',
  'instagram-carousel',
  'instagram-story-ideas',
  'tiktok-video-ideas-generator',
])

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** For names and tag lists, any card of the run may have the word. Independent of the writer that it measures. */
function isOnTopic(card: Card, cards: readonly Card[], tool: PromptTool, prompt: string): boolean {
  const together = multiPartTools.has(tool.type) || getDraft(tool)?.outputKind === 'names'
  const text = (together ? cards : [card]).flatMap(({ copy, parts }) => [copy, ...parts.map((part) => part.text)]).join('\n')
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

/** The report's columns, with the share of cards without the issue. */
export const columnsByIssue = {
  'over a limit': 'within limits',
  'opening used twice': 'distinct openings',
  'near-duplicate': 'no near-duplicate',
  'worn opener or cliché': 'no worn opener, cliché',
  'blank left in': 'no blank',
  'hashtags over the cap': 'hashtag cap',
  'invented number': 'no invented number',
  'other language': 'language',
  'off topic': 'on topic',
} as const

export type IssueKind = keyof typeof columnsByIssue

export const issueKinds = Object.keys(columnsByIssue) as IssueKind[]

type JudgedRun = { tool: PromptTool; input: Input; language: string; cards: readonly Card[] }

/** Returns the issues that the rules find in the cards of one run. A blank in an outline is not an issue. */
export function judgeCards({ tool, input, language, cards }: JudgedRun): { card: Card; fault: IssueKind }[] {
  const openings = new Set<string>()
  const texts: ReadonlySet<string>[] = []
  return cards.flatMap((card) => {
    const word = getOpeningWord(tool.getOpening(card.item), input.prompt)
    const words = toWordSet(card.copy)
    const rejections = card.parts.map((part) => getRejectionReason(part.text, input.prompt))
    const found: Record<IssueKind, boolean> = {
      'over a limit': isOverLimit(card, false) || tool.fit(card.item, input) === null,
      'opening used twice': word !== null && openings.has(word),
      'near-duplicate':
        !tool.canRepeat && texts.some((earlier) => isNearDuplicate(earlier, words, toWordSet(input.prompt))),
      'worn opener or cliché': rejections.some((reason) => reason !== null && reason !== 'blank'),
      'blank left in': rejections.includes('blank') || (hasBlank(card.copy) && !card.outline),
      'hashtags over the cap': isOverLimit(card, true),
      'invented number': hasUnsupportedNumber(card, input),
      'other language':
        getDraft(tool)?.outputKind === 'sentences' && isWrongLanguage(language, words, input.prompt, card.copy),
      'off topic': !isOnTopic(card, cards, tool, input.prompt),
    }
    if (word !== null) openings.add(word)
    texts.push(words)
    return issueKinds.filter((fault) => found[fault]).map((fault) => ({ card, fault }))
  })
}

/** Checks only words that are not in the prompt, and only if there are enough of them: "Nikon Z5 Nook" has none. */
function isWrongLanguage(language: string, words: ReadonlySet<string>, prompt: string, copy: string): boolean {
  const promptWords = toWordSet(prompt)
  const added = [...words].filter((word) => !promptWords.has(word) && /\p{L}/u.test(word))
  return added.length > 2 && detectLanguage(copy) !== language
}

function isOverLimit({ meters = [] }: Card, hashtags: boolean): boolean {
  return meters.some(({ value, limit, unit, target }) => !target && value > limit && (unit === 'hashtags') === hashtags)
}

/** Numbers that claim nothing: our own numbering ("0-4 s", "Day 3", "2/7") and numbers in a hashtag. */
const countingPattern = /^\d+(?:-\d+)? s\b|^\d+\/\d+$|\b(?:Day|Week|Slide|Frame) \d+|#[\p{L}\p{N}_]+/gmu

function hasUnsupportedNumber({ copy }: Card, { prompt, parameters }: Input): boolean {
  const visitorText = [prompt, ...Object.values(parameters).map(String)].join(' ')
  return hasInventedNumber(copy.replace(countingPattern, ' '), visitorText, {
    allowsClockTimes: true,
    allowedNumbers: [1, 2, 3],
  })
}

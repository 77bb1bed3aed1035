import { hasBlank } from '@/lib/core/strings/blanks'
import { isNearDuplicate, wordsOf } from '@/lib/core/strings/near-duplicate'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { openingOf } from '@/lib/generate/cards/select'
import { languageOf } from '@/lib/text/language/language'
import type { Card } from '@/lib/tool/card'
import { type Input, type PromptTool, recipeOf } from '@/lib/tool/define'
import { isOnTopic } from './on-topic'

export const faults = [
  'over a limit',
  'opening used twice',
  'near-duplicate',
  'worn opener or cliché',
  'blank left in',
  'hashtags over the cap',
  'invented number',
  'other language',
  'off topic',
] as const

export type Fault = (typeof faults)[number]

/** `language` is what the answer has to be written in. */
export type Run = { tool: PromptTool; input: Input; language: string; cards: readonly Card[] }

/** What the rules find wrong with the cards of one run, card by card. A blank in an outline is none. */
export function judge({ tool, input, language, cards }: Run): { card: Card; fault: Fault }[] {
  const openings = new Set<string>()
  const texts: ReadonlySet<string>[] = []
  return cards.flatMap((card) => {
    const word = openingOf(tool.opening(card.item), input.prompt)
    const words = wordsOf(card.copy)
    const rejections = card.parts.map((part) => rejectionOf(part.text, input.prompt))
    const found: Record<Fault, boolean> = {
      'over a limit': isOverLimit(card, false) || tool.fit(card.item, input) === null,
      'opening used twice': word !== null && openings.has(word),
      'near-duplicate':
        !tool.mayRepeat && texts.some((earlier) => isNearDuplicate(earlier, words, wordsOf(input.prompt))),
      'worn opener or cliché': rejections.some((reason) => reason !== null && reason !== 'blank'),
      'blank left in': rejections.includes('blank') || (hasBlank(card.copy) && !card.outline),
      'hashtags over the cap': isOverLimit(card, true),
      'invented number': claimsNumber(card, input),
      'other language':
        recipeOf(tool)?.writes === 'sentences' && isInOther(language, words, input.prompt, card.copy),
      'off topic': !isOnTopic(card, cards, tool, input.prompt),
    }
    if (word !== null) openings.add(word)
    texts.push(words)
    return faults.filter((fault) => found[fault]).map((fault) => ({ card, fault }))
  })
}

/** A language shows in the words that the prompt lacks, where there are enough of them: "Nikon Z5 Nook" has none. */
function isInOther(language: string, words: ReadonlySet<string>, prompt: string, copy: string): boolean {
  const given = wordsOf(prompt)
  const added = [...words].filter((word) => !given.has(word) && /\p{L}/u.test(word))
  return added.length > 2 && languageOf(copy) !== language
}

function isOverLimit({ meters = [] }: Card, hashtags: boolean): boolean {
  return meters.some(
    ({ value, limit, unit, target }) => !target && value > limit && (unit === 'hashtags') === hashtags,
  )
}

/** Numbers that claim nothing: our own counting ("0-4 s", "Day 3", "2/7") and those in a hashtag's name. */
const counting = /^\d+(?:-\d+)? s\b|^\d+\/\d+$|\b(?:Day|Week|Slide|Frame) \d+|#[\p{L}\p{N}_]+/gmu

function claimsNumber({ copy }: Card, { prompt, parameters }: Input): boolean {
  const given = [prompt, ...Object.values(parameters).map(String)].join(' ')
  return inventsNumber(copy.replace(counting, ' '), given, { times: true, allow: [1, 2, 3] })
}

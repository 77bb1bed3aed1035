import { countBlanks } from '@/lib/core/strings/blanks'
import type { Card, CardPart } from '@/lib/tool/card'
import { type CardState, getCardNumber } from './run-state'

/** A part with the keys of its blanks, in text order; see `fillBlanks`. */
export type PartWithBlankKeys = CardPart & { blankKeys: readonly string[] }

/**
 * Groups a card's parts by rank. Column parts are one answer. Without ranks, the first part is the answer. Answers are
 * shown in large type, as a single part if they make up the copied text.
 */
export function groupPartsByRank({ parts: cardParts, copy }: Pick<Card, 'parts' | 'copy'>) {
  const parts = cardParts.map(
    (part, index): PartWithBlankKeys => ({
      ...part,
      blankKeys: Array.from({ length: countBlanks(part.text) }, (_, blankIndex) => getBlankKey(index, blankIndex)),
    }),
  )
  const moreParts = parts.filter(({ rank }) => rank === 'more')
  const visibleParts = parts.filter(({ rank }) => rank !== 'more')
  const hasRankedAnswer = visibleParts.some(({ rank, column }) => rank === 'answer' || column !== undefined)
  const isAnswer = ({ rank, column }: CardPart, index: number) =>
    hasRankedAnswer ? rank === 'answer' || column !== undefined : index === 0
  const answerParts = visibleParts.filter(isAnswer)
  const secondaryParts = visibleParts.filter((part, index) => !isAnswer(part, index))
  const wholePart: PartWithBlankKeys = { text: copy, blankKeys: answerParts.flatMap(({ blankKeys }) => blankKeys) }
  return { answerParts: isWholeText(answerParts, copy) ? [wholePart] : answerParts, secondaryParts, moreParts }
}

/** Key of a blank: index of its part and of the blank within it, both from 0. */
export const getBlankKey = (partIndex: number, blankIndex: number): string => `${partIndex}:${blankIndex}`

/** Whether the parts make up the entire copied text, so that it can be shown as posted, with its own line breaks. */
function isWholeText(parts: readonly CardPart[], copy: string): boolean {
  const removeWhitespace = (text: string) => text.replace(/\s+/g, '')
  return parts.length > 1 && removeWhitespace(parts.map(({ text }) => text).join('')) === removeWhitespace(copy)
}

export type Opening = { text: string; sourceLabel: string }

export const getOpening = ({ parts, copy }: Card): CardPart | undefined =>
  parts.find((part) => part.opening === 'used' && part.text !== '' && copy.includes(part.text))

/** Returns alternative first lines for a result: its own alternatives first, then those of other results. */
export function listOpenings(card: Card, cards: readonly CardState[]): readonly Opening[] {
  const currentOpeningText = getOpening(card)?.text
  if (currentOpeningText === undefined) return []
  const offeredOpenings = card.parts
    .filter(({ opening }) => opening === 'offered')
    .map(({ text, label }) => ({ text, sourceLabel: label ?? 'This result' }))
  const otherOpenings = cards.flatMap((cardState, index) => {
    const opening = cardState.card.id === card.id ? undefined : getOpening(cardState.card)
    return opening ? [{ text: opening.text, sourceLabel: `Result ${getCardNumber(cardState, index)}` }] : []
  })
  const usedTexts = new Set([currentOpeningText])
  return [...offeredOpenings, ...otherOpenings].filter(({ text }) => !usedTexts.has(text) && usedTexts.add(text))
}

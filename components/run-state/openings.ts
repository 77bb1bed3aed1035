import type { Card, CardPart } from '@/lib/tool/card'
import { type CardState, getCardNumber } from './run-state'

export type Opening = { text: string; sourceLabel: string }

/** The part that a result opens with, if another may stand in its place. */
export function getOpening({ parts, copy }: Card): CardPart | undefined {
  return parts.find((part) => part.opening === 'used' && part.text !== '' && copy.includes(part.text))
}

/** First lines that this result could have instead: those offered beside it, then those of the other results. */
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

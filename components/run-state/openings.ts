import type { Card, CardPart } from '@/lib/tool/card'
import { type CardState, getCardNumber } from './run-state'

export type Opening = { text: string; sourceLabel: string }

/** Returns the opening part of a result if it can be replaced. */
export function getOpening({ parts, copy }: Card): CardPart | undefined {
  return parts.find((part) => part.opening === 'used' && part.text !== '' && copy.includes(part.text))
}

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

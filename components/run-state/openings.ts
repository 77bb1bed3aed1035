import type { Card, CardPart } from '@/lib/tool/card'
import { type CardState, getCardNumber } from './run-state'

export type Opening = { text: string; from: string }

/** The part that a result opens with, if another may stand in its place. */
export function getOpening({ parts, copy }: Card): CardPart | undefined {
  return parts.find((part) => part.opening === 'used' && part.text !== '' && copy.includes(part.text))
}

/** First lines that this result could have instead: those offered beside it, then those of the other results. */
export function listOpenings(card: Card, cards: readonly CardState[]): readonly Opening[] {
  const ownText = getOpening(card)?.text
  if (ownText === undefined) return []
  const offeredOpenings = card.parts
    .filter(({ opening }) => opening === 'offered')
    .map(({ text, label }) => ({ text, from: label ?? 'This result' }))
  const others = cards.flatMap((shown, index) => {
    const opening = shown.card.id === card.id ? undefined : getOpening(shown.card)
    return opening ? [{ text: opening.text, from: `Result ${getCardNumber(shown, index)}` }] : []
  })
  const usedTexts = new Set([ownText])
  return [...offeredOpenings, ...others].filter(({ text }) => !usedTexts.has(text) && usedTexts.add(text))
}

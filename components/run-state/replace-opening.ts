import type { Card } from '@/lib/tool/card'
import { getOpening } from './openings'
import { replaceCardContent } from './replace-card-content'

/** Replaces the first line of a result. An alternative line and the current one swap places. */
export function replaceOpening(card: Card, text: string): Card {
  const currentOpening = getOpening(card)
  if (!currentOpening) return card
  return replaceCardContent(card, {
    copy: card.copy.replace(currentOpening.text, () => text),
    parts: card.parts.map((part) => {
      if (part === currentOpening) return { ...part, text }
      return part.opening === 'offered' && part.text === text ? { ...part, text: currentOpening.text } : part
    }),
    carry: card.carry.startsWith(currentOpening.text) ? text : card.carry,
  })
}

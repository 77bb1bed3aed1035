import type { Card } from '@/lib/tool/card'
import { getOpening } from './openings'
import { replaceCardContent } from './replace-card-content'

/** A result with another first line above what follows its own. An offered line and the one used change places. */
export function replaceOpening(card: Card, text: string): Card {
  const current = getOpening(card)
  if (!current) return card
  return replaceCardContent(card, {
    copy: card.copy.replace(current.text, () => text),
    parts: card.parts.map((part) => {
      if (part === current) return { ...part, text }
      return part.opening === 'offered' && part.text === text ? { ...part, text: current.text } : part
    }),
    carry: card.carry.startsWith(current.text) ? text : card.carry,
  })
}

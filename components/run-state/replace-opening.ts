import type { Card } from '@/lib/tool/card'
import { openingOf } from './openings'
import { replaceCardContent } from './replace-card-content'

/** A result with another first line above what follows its own. An offered line and the one used change places. */
export function replaceOpening(card: Card, text: string): Card {
  const own = openingOf(card)
  if (!own) return card
  return replaceCardContent(card, {
    copy: card.copy.replace(own.text, () => text),
    parts: card.parts.map((part) => {
      if (part === own) return { ...part, text }
      return part.opening === 'offered' && part.text === text ? { ...part, text: own.text } : part
    }),
    carry: card.carry.startsWith(own.text) ? text : card.carry,
  })
}

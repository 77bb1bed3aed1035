import type { Card } from '@/lib/tool/card'
import { openingOf } from './openings'
import { withText } from './with-text'

/** A result with another first line above what follows its own. An offered line and the one used change places. */
export function combinedCard(card: Card, text: string): Card {
  const own = openingOf(card)
  if (!own) return card
  return withText(card, {
    copy: card.copy.replace(own.text, () => text),
    parts: card.parts.map((part) => {
      if (part === own) return { ...part, text }
      return part.opening === 'offered' && part.text === text ? { ...part, text: own.text } : part
    }),
    carry: card.carry.startsWith(own.text) ? text : card.carry,
  })
}

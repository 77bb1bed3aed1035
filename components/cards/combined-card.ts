import { countedWith } from '@/lib/platforms/recount'
import type { Card } from '@/lib/tool/card'
import { openingOf } from './openings'

/** A result with another first line above what follows its own. An offered line and the one used change places. */
export function combinedCard(card: Card, text: string): Card {
  const own = openingOf(card)
  if (!own) return card
  const { meters, notes: _notes, tags: _tags, preview, ...kept } = card
  const copy = card.copy.replace(own.text, () => text)
  return {
    ...kept,
    parts: card.parts.map((part) => {
      if (part === own) return { ...part, text }
      return part.opening === 'offered' && part.text === text ? { ...part, text: own.text } : part
    }),
    copy,
    carry: card.carry.startsWith(own.text) ? text.slice(0, 300) : card.carry,
    ...(meters && { meters: countedWith(meters, { before: own.text, after: text, pace: card.pace }) }),
    ...(preview && { preview: { ...preview, text: copy } }),
    edited: true,
  }
}

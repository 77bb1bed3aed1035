import { hasBlank } from '@/lib/fit/blanks'
import { recounted } from '@/lib/platforms/recount'
import type { Card } from '@/lib/tool/card'
import { openingOf } from './openings'

/** A result with another first line above what follows its own. An offered line and the one used change places. */
export function combinedCard(card: Card, text: string): Card {
  const own = openingOf(card)
  if (!own) return card
  const { meters, notes: _notes, tags: _tags, outline: _outline, assumed = [], preview, ...kept } = card
  const copy = card.copy.replace(own.text, () => text)
  const parts = card.parts.map((part) => {
    if (part === own) return { ...part, text }
    return part.opening === 'offered' && part.text === text ? { ...part, text: own.text } : part
  })
  return {
    ...kept,
    parts,
    copy,
    ...(hasBlank(copy) && { outline: true as const }),
    ...(assumed.length > 0 && { assumed: assumed.filter((phrase) => copy.includes(phrase)) }),
    carry: card.carry.startsWith(own.text) ? text.slice(0, 300) : card.carry,
    ...(meters && { meters: recounted(card, { copy, parts }) }),
    ...(preview && { preview: { ...preview, text: copy } }),
    edited: true,
  }
}

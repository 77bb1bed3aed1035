import { hasBlank } from '@/lib/core/strings/blanks'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { recountMeters } from '@/lib/tool/recount-meters'

/**
 * A result with a text that the visitor has changed: counted and previewed anew. What was said about the old text goes,
 * because it may not hold for the new one.
 */
export function replaceCardContent(card: Card, changed: Pick<Card, 'copy' | 'parts' | 'carry'>): Card {
  const {
    meters,
    notes: _notes,
    tags: _tags,
    outline: _outline,
    marked: _marked,
    assumed = [],
    lost = [],
    preview,
    ...kept
  } = card
  const { copy } = changed
  const left = assumed.filter((phrase) => copy.includes(phrase))
  const gone = lost.filter((word) => !copy.includes(word))
  return {
    ...kept,
    ...changed,
    ...(hasBlank(copy) && { outline: true as const }),
    ...(left.length > 0 && { assumed: left }),
    ...(gone.length > 0 && { lost: gone }),
    carry: [...changed.carry].slice(0, MAX_CARRY_LENGTH).join(''),
    ...(meters && { meters: recountMeters(card, changed) }),
    ...(preview && { preview: { ...preview, text: copy } }),
    edited: true,
  }
}

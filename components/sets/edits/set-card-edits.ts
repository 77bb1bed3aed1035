import { applyEdits } from '@/lib/text/grammar/text-edit'
import type { Card, SuggestedEdits } from '@/lib/tool/card'

/** A card with other edits accepted: its text is the visitor's with those. */
export function setCardEdits(card: Card, edits: SuggestedEdits['edits']): Card {
  if (!card.marked) return card
  const { source } = card.marked
  const copy = applyEdits(
    source,
    edits.filter(({ on }) => on),
  )
  const parts = card.parts.map((part) => (part.text === card.copy ? { ...part, text: copy } : part))
  return { ...card, parts, copy, marked: { source, edits } }
}

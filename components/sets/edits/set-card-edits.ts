import { applyEdits } from '@/lib/text/grammar/text-edit'
import type { Card, SuggestedEdits } from '@/lib/tool/card'

/** Returns the card with other edits accepted and its text updated. */
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

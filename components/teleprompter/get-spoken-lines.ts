import type { Card } from '@/lib/tool/card'

/** Returns the spoken lines of a result in order; empty if it has none. */
export function getSpokenLines(card: Card): string[] {
  return card.parts.filter(({ spoken }) => spoken).map(({ text }) => text)
}

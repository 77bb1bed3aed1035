import type { Card } from '@/lib/tool/card'

/** What is said aloud of a result, in order; empty where nothing is. */
export function getSpokenLines(card: Card): string[] {
  return card.parts.filter(({ spoken }) => spoken).map(({ text }) => text)
}

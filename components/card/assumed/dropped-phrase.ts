import { editedCard } from '@/components/run-state/edited-card'
import type { Card } from '@/lib/tool/card'
import { withoutPhrase } from './without-phrase'

/** The result without a phrase that it made up. */
export function droppedPhrase(card: Card, phrase: string): Card {
  return editedCard(card, withoutPhrase(card.copy, phrase))
}

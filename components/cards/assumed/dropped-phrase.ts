import type { Card } from '@/lib/tool/card'
import { editedCard } from '../edited-card'
import { withoutPhrase } from './without-phrase'

/** The result without a phrase that it made up. */
export function droppedPhrase(card: Card, phrase: string): Card {
  return editedCard(card, withoutPhrase(card.copy, phrase))
}

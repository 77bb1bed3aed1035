import { editCardText } from '@/components/run-state/edit-card-text'
import type { Card } from '@/lib/tool/card'
import { removePhrase } from './remove-phrase'

/** The result without a phrase that it made up. */
export function removePhraseFromCard(card: Card, phrase: string): Card {
  return editCardText(card, removePhrase(card.copy, phrase))
}

import { hasBlank } from '@/lib/core/strings/blanks'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { recountMeters } from '@/lib/tool/recount-meters'

/**
 * Replaces a result's text and updates its counts and preview. Remarks about the old text are removed because they may
 * not apply to the new one.
 */
export function replaceCardContent(card: Card, changes: Pick<Card, 'copy' | 'parts' | 'carry'>): Card {
  const {
    meters,
    notes: _notes,
    tags: _tags,
    outline: _outline,
    marked: _marked,
    assumed = [],
    lost = [],
    preview,
    ...rest
  } = card
  const { copy } = changes
  const remainingAssumedPhrases = assumed.filter((phrase) => copy.includes(phrase))
  const remainingLostWords = lost.filter((word) => !copy.includes(word))
  return {
    ...rest,
    ...changes,
    ...(hasBlank(copy) && { outline: true as const }),
    ...(remainingAssumedPhrases.length > 0 && { assumed: remainingAssumedPhrases }),
    ...(remainingLostWords.length > 0 && { lost: remainingLostWords }),
    carry: [...changes.carry].slice(0, MAX_CARRY_LENGTH).join(''),
    ...(meters && { meters: recountMeters(card, changes) }),
    ...(preview && { preview: { ...preview, text: copy } }),
    edited: true,
  }
}

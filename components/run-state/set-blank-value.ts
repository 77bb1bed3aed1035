import { fillBlanks } from './fill-blanks'
import { getBaseCard, keepScheduledDay, type RunState, updateCardById } from './run-state'

/**
 * Returns the run with text typed into one blank of a result; `key` is from `getBlankKey`. The inputs stay until
 * `commitFillsById`.
 */
export function setBlankValue(run: RunState, id: string, key: string, text: string): RunState {
  return updateCardById(run, id, (cardState) => {
    const { fillDraft, ...rest } = cardState
    const baseCard = getBaseCard(cardState)
    const blankValues = { ...fillDraft?.values, [key]: text }
    const card = fillBlanks(baseCard, blankValues)
    return {
      ...rest,
      card: keepScheduledDay(card, rest.card),
      ...(card !== baseCard && { fillDraft: { base: baseCard, values: blankValues } }),
    }
  })
}

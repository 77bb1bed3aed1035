import { fillBlanks } from './fill-blanks'
import { getBaseCard, keepScheduledDay, mapCard, type RunState } from './run-state'

/** The run with words typed into one blank of a result, named by its `blankKey`. Its boxes stay until `commitFillsById`. */
export function setBlankValue(run: RunState, id: string, key: string, words: string): RunState {
  return mapCard(run, id, (before) => {
    const { fillDraft, ...shown } = before
    const into = getBaseCard(before)
    const fills = { ...fillDraft?.values, [key]: words }
    const card = fillBlanks(into, fills)
    return {
      ...shown,
      card: keepScheduledDay(card, shown.card),
      ...(card !== into && { fillDraft: { base: into, values: fills } }),
    }
  })
}

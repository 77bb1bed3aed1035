import { filledCard } from './filled-card'
import { onItsDay, type ShownRun, standing, withOne } from './shown-run'

/** The run with words typed into one blank of a result, named by its `blankKey`. Its boxes stay until `withSettled`. */
export function withFill(run: ShownRun, id: string, key: string, words: string): ShownRun {
  return withOne(run, id, (before) => {
    const { typing, ...shown } = before
    const into = standing(before)
    const fills = { ...typing?.fills, [key]: words }
    const card = filledCard(into, fills)
    return { ...shown, card: onItsDay(card, shown.card), ...(card !== into && { typing: { into, fills } }) }
  })
}

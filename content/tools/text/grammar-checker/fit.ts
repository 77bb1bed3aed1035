import { locateEdits } from '@/lib/text/grammar/locate-edits'
import type { GrammarInput } from './fields'
import type { GrammarCheck } from './grammar-check'

/** More are a task for two looks; an item that comes back has as many at most. */
export const MAX_EDITS = 60

/** Only edits of the kinds that were asked for, whose words stand in the text. */
export function fitGrammarCheck({ edits, note }: GrammarCheck, { prompt, parameters }: GrammarInput): GrammarCheck {
  const locatedEdits = locateEdits(
    prompt,
    edits.filter(({ kind }) => parameters.fix.includes(kind)),
  )
  return { edits: locatedEdits.slice(0, MAX_EDITS).map(({ source }) => source), note: note.trim() }
}

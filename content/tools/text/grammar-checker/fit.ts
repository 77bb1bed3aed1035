import { locateEdits } from '@/lib/text/grammar/locate-edits'
import type { GrammarCheck, GrammarInput } from './fields'

/** Most edits in a check; a longer text needs two runs. Also the limit for a restored item. */
export const MAX_EDITS = 60

export function fitGrammarCheck({ edits, note }: GrammarCheck, { prompt, parameters }: GrammarInput): GrammarCheck {
  const locatedEdits = locateEdits(
    prompt,
    edits.filter(({ kind }) => parameters.fix.includes(kind)),
  )
  return { edits: locatedEdits.slice(0, MAX_EDITS).map(({ source }) => source), note: note.trim() }
}

import { findEdits, findUnclosedBrackets } from '@/lib/text/grammar/find-edits'
import { getSpeller } from '@/lib/text/grammar/spelling'
import { getWordRank } from '@/lib/text/language/word-data'
import type { DraftRecipe } from '@/lib/tool/prompt-tool'
import type { GrammarCheck, GrammarInput, grammarFields } from './fields'
import { MAX_EDITS } from './fit'

/** Notes of the rule-based checker: nothing found, or a text that is not English. */
export const rulesOnlyNote = 'Rules check spelling and common slips, not all grammar: read it through once yourself.'
export const notEnglishNote =
  'This doesn’t look like English. Without an AI model only English is checked, so no mistake here says little.'

const CONTEXT_LENGTH = 40

export const draft: DraftRecipe<typeof grammarFields, GrammarCheck> = {
  outputKind: 'marks',
  prepare() {
    getSpeller()
    getWordRank('the')
  },
  write: (input) => [checkGrammar(input)],
}

function checkGrammar({ prompt, parameters: { dialect, fix } }: GrammarInput): GrammarCheck {
  const { edits, isEnglish } = findEdits(prompt, dialect)
  const requestedEdits = edits.filter(({ kind }) => fix.includes(kind))
  const notes = [
    isEnglish ? (requestedEdits.length === 0 ? rulesOnlyNote : '') : notEnglishNote,
    ...(fix.includes('punctuation') ? findUnclosedBrackets(prompt) : []),
    requestedEdits.length > MAX_EDITS ? 'There is more: copy this and check it again.' : '',
  ]
  return {
    edits: requestedEdits.map(({ start, end, ...edit }) => ({
      ...edit,
      context: prompt.slice(start, end + CONTEXT_LENGTH),
      before: prompt.slice(start, end),
    })),
    note: notes.filter(Boolean).join(' '),
  }
}

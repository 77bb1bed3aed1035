import { findEdits } from '@/lib/text/grammar/find-edits'
import { findUnclosedBrackets } from '@/lib/text/grammar/find-unclosed-brackets'
import { getSpeller } from '@/lib/text/grammar/spelling'
import { getWordRank } from '@/lib/text/language/word-rank'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { notEnglishNote, rulesOnlyNote } from './built-in-notes'
import type { GrammarInput, grammarFields } from './fields'
import { MAX_EDITS } from './fit'
import type { GrammarCheck } from './grammar-check'

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

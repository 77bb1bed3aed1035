import { findEdits } from '@/lib/text/grammar/find-edits'
import { getSpeller } from '@/lib/text/grammar/spelling'
import { findUnclosedBrackets } from '@/lib/text/grammar/unclosed-brackets'
import { wordRank } from '@/lib/text/language/word-rank'
import type { Draft } from '@/lib/tool/define'
import { notEnglishNote, rulesOnlyNote } from './built-in-notes'
import type { GrammarInput, grammarFields } from './fields'
import { MAX_EDITS } from './fit'
import type { GrammarCheck } from './grammar-check'

/** As much of the text as tells one place from another. */
const CONTEXT = 40

export const draft: Draft<typeof grammarFields, GrammarCheck> = {
  writes: 'marks',
  prepare() {
    getSpeller()
    wordRank('the')
  },
  write: (input) => [check(input)],
}

function check({ prompt, parameters: { dialect, fix } }: GrammarInput): GrammarCheck {
  const { edits, isEnglish } = findEdits(prompt, dialect)
  const wanted = edits.filter(({ kind }) => fix.includes(kind))
  const notes = [
    isEnglish ? (wanted.length === 0 ? rulesOnlyNote : '') : notEnglishNote,
    ...(fix.includes('punctuation') ? findUnclosedBrackets(prompt) : []),
    wanted.length > MAX_EDITS ? 'There is more: copy this and check it again.' : '',
  ]
  return {
    edits: wanted.map(({ start, end, ...edit }) => ({
      ...edit,
      context: prompt.slice(start, end + CONTEXT),
      before: prompt.slice(start, end),
    })),
    note: notes.filter(Boolean).join(' '),
  }
}

import { findEdits } from '@/lib/text/grammar/find-edits'
import { spellerOf } from '@/lib/text/grammar/spelling'
import { unclosedIn } from '@/lib/text/grammar/unclosed-in'
import { wordRank } from '@/lib/text/language/word-rank'
import type { Draft } from '@/lib/tool/define'
import type { Checked } from './checked'
import type { GrammarInput, grammarFields } from './fields'
import { MAX_EDITS } from './fit'
import { notEnglish, rulesOnly } from './rules-only'

/** As much of the text as tells one place from another. */
const CONTEXT = 40

export const draft: Draft<typeof grammarFields, Checked> = {
  writes: 'marks',
  prepare() {
    spellerOf()
    wordRank('the')
  },
  write: (input) => [check(input)],
}

function check({ prompt, parameters: { dialect, fix } }: GrammarInput): Checked {
  const { edits, isEnglish } = findEdits(prompt, dialect)
  const wanted = edits.filter(({ kind }) => fix.includes(kind))
  const notes = [
    isEnglish ? (wanted.length === 0 ? rulesOnly : '') : notEnglish,
    ...(fix.includes('punctuation') ? unclosedIn(prompt) : []),
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

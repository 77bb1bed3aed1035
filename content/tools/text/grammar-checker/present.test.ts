import { expect, test } from 'vitest'
import { notEnglishNote, rulesOnlyNote } from './built-in-notes'
import { presentGrammarCheck } from './present'

test.each([
  ['', 'No mistakes found'],
  [rulesOnlyNote, 'No common slips found'],
  [notEnglishNote, 'Not checked: only English is'],
])('nothing found, with the note %j, is headed %j', (note, heading) => {
  const input = { prompt: 'A text.', parameters: { dialect: 'us', fix: ['grammar'] } } as const
  expect(presentGrammarCheck({ edits: [], note }, input as never).heading).toBe(heading)
})

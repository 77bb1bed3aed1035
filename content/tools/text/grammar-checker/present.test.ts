import { expect, test } from 'vitest'
import { presentChecked } from './present'
import { notEnglish, rulesOnly } from './rules-only'

test.each([
  ['', 'No mistakes found'],
  [rulesOnly, 'No common slips found'],
  [notEnglish, 'Not checked: only English is'],
])('nothing found, with the note %j, is headed %j', (note, heading) => {
  const input = { prompt: 'A text.', parameters: { dialect: 'us', fix: ['grammar'] } } as const
  expect(presentChecked({ edits: [], note }, input as never).heading).toBe(heading)
})

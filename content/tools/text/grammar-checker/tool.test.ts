import { expect, test } from 'vitest'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import grammarChecker, { notEnglishNote, rulesOnlyNote } from './tool'

const grammarEdit = { context: 'We was at', before: 'was', after: 'were', reason: '', kind: 'grammar' } as const
const spellingEdit = { context: 'at teh market', before: 'teh', after: 'the', reason: '', kind: 'spelling' } as const

testPromptTool(grammarChecker, {
  base: {
    prompt: 'We was at teh market, and teh cheese was good.',
    item: { edits: [grammarEdit, spellingEdit], note: '' },
    seed: 7,
    count: 1,
  },
  fit: {
    'edits of words in the text stay': {},
    'an edit of other words is dropped': {
      item: { edits: { 0: { context: 'They was at', before: 'They was' } } },
      becomes: { edits: [spellingEdit] },
    },
    'an edit of a kind that was not asked for is dropped': {
      parameters: { fix: ['grammar'] },
      becomes: { edits: [grammarEdit] },
    },
    'no mistake is an answer': { item: { edits: [] } },
  },
  draft: {
    'mistakes are mended, and the rest stays letter by letter': {
      prompt: 'Your going to love this. I finaly opened  a hour ago , and @teh_bike was there!',
      says: /^You’re going to love this\. I finally opened an hour ago, and @teh_bike was there!$/,
    },
  },
})

test.each([
  ['', 'No mistakes found'],
  [rulesOnlyNote, 'No common slips found'],
  [notEnglishNote, 'Not checked: this isn’t English'],
])('heads an empty result with the note %j as %j', (note, heading) => {
  const input = buildInput(grammarChecker as never, 'A text.')
  expect(grammarChecker.present({ edits: [], note }, input as never).heading).toBe(heading)
})

import { expect, test } from 'vitest'
import { createKeywordPrepender } from './prepend-keyword'

test.each([
  ['sourdough', 'First market day', 'Sourdough: First market day'],
  ['repot rubber plant', 'How to repot a rubber plant', 'How to repot a rubber plant'],
  ['freelance tax', 'Tax tips for freelance illustrators', 'Tax tips for freelance illustrators'],
  ['sourdough', 'A headline too long for both to fit', 'A headline too long for both to fit'],
  ['', 'First market day', 'First market day'],
])('%j leads the headline %j that lacks it: %j', (keyword, text, named) => {
  expect(createKeywordPrepender(keyword, 40)({ text, form: 'statement' }).text).toBe(named)
})

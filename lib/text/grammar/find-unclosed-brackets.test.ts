import { expect, test } from 'vitest'
import { findUnclosedBrackets } from './find-unclosed-brackets'

test.each([
  ['We came (late.', ['A “(” has no partner.']],
  ['“We came”, she said.” (And left) [now]', ['A “”” has no partner.']],
  ['a) bread 1) rye :) ;-) (ok)', []],
  ['He said (this.\n\nAnd) that.', ['A “(” has no partner.', 'A “)” has no partner.']],
  ['“One.\nTwo.”', []],
])('%j: %j', (text, expected) => {
  expect(findUnclosedBrackets(text)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { joinLines } from './lines'

test.each([
  ['one line', 'one line'],
  ['one \n  two\n\n\nthree', 'one two three'],
  ['\n one\n', 'one'],
  ['a  b', 'a  b'],
  ['', ''],
])('%j on one line is %j', (text, line) => {
  expect(joinLines(text)).toBe(line)
})

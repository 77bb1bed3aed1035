import { expect, test } from 'vitest'
import { toCsvText } from './csv'

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ["=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
])('the cell %j is written %j', (text, cell) => {
  expect(toCsvText([[text]])).toBe(`\uFEFF${cell}\r\n`)
})

import { expect, test } from 'vitest'
import { formatCsv } from './csv'

// Rows 116, L10
test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ["=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', `"'\t'=1"`],
  [' =1', "' =1"],
  ['\n=1', `"'\n'=1"`],
  ['\0=1', "'\0=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['a;=1+1;b', `"a;'=1+1;b"`],
  ['a; =1+1', `"a;' =1+1"`],
  ['a;"=1+1";b', `"a;'""=1+1"";b"`],
  ['a;＝1', `"a;'＝1"`],
  ['a\t=1', `"a\t'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ["a;-cmd|'/c calc'!A1", `"a;'-cmd|'/c calc'!A1"`],
  ['a;+HYPERLINK(1)', `"a;'+HYPERLINK(1)"`],
  ['a\n@SUM(1)', `"a\n'@SUM(1)"`],
  ['Well done ;-)', '"Well done ;-)"'],
  ['List:\n- one (of two)\n- two\n+1\n@name', '"List:\n- one (of two)\n- two\n+1\n@name"'],
])('the cell %j is written %j', (text, cell) => {
  expect(formatCsv([[text]])).toBe(`\uFEFF${cell}\r\n`)
})

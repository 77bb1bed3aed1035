import { expect, test } from 'vitest'
import { count, dollars, percent, readNumber } from './figures'

test.each([
  ['10000', 10_000],
  [' 3.5 ', 3.5],
  ['', 0],
  ['abc', 0],
  ['-5', 0],
  ['101', 100],
  ['1e309', 100],
] as const)('the text %j counts as %d when 100 or less is allowed', (text, value) => {
  expect(readNumber(text, { max: text === '10000' ? 1e10 : 100 })).toBe(value)
})

test('figures are written the same everywhere', () => {
  expect([dollars(1620.8), percent(3.456), count(10000)]).toEqual(['$1,621', '3.5%', '10,000'])
})

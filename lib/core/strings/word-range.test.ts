import { expect, test } from 'vitest'
import { createWordRangeCheck, isWithinWordRange } from './word-range'

test.each([
  ['Look right here', 3, 7, true],
  ['Look here', 3, 7, false],
  ['one two three four five six seven eight', 3, 7, false],
  ['どうして魚を冷たい油で焼くの', 3, 7, true],
  ['لماذا هذا الخبز', 3, 7, true],
])('“%s” has %i to %i words: %s', (text, min, max, fits) => {
  expect(isWithinWordRange(text, min, max)).toBe(fits)
})

test.each([
  ['one two, three four, five six seven eight, nine', [false, true, false, false]],
  ['在家做面包, 比你想象的要容易, 真的', [true, true, true]],
  ['a b c d e f, 包 g, h', [false, true, true]],
])('of “%s” the starts before its commas have three to five words: %j', (text, fits) => {
  const starts = [...text.matchAll(/,|$/g)].map(({ index }) => index)
  const isShort = createWordRangeCheck(text, 3, 5)
  expect(starts.map(isShort)).toEqual(starts.map((end) => isWithinWordRange(text.slice(0, end), 3, 5)))
  expect(starts.map(isShort)).toEqual(fits)
})

import { expect, test } from 'vitest'
import { isWithin } from './item-size'

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown

// Row M9
test.each([
  ['a text as long as its share', 'a'.repeat(1_999), true],
  ['a longer one', 'a'.repeat(2_000), false],
  [
    'texts that are too long together',
    { one: 'a'.repeat(990), two: ['b'.repeat(990), 'c'.repeat(40)] },
    false,
  ],
  ['names that are too long', { ['a'.repeat(2_000)]: 1 }, false],
  ['a list of 60', Array(60).fill('a'), true],
  ['a list of 61', Array(61).fill('a'), false],
  ['an object of 61 names', Object.fromEntries(Array.from({ length: 61 }, (_, i) => [i, i])), false],
  ['lists in lists', deep(1_500), true],
  ['too many of them', deep(8_000), false],
  ['numbers and nothing', [1, true, null], true],
])('%s', (_, value, fits) => {
  expect(isWithin(2_000, value)).toBe(fits)
})

test('no field is longer than the longest that a platform takes, however long an item may be', () => {
  expect(isWithin(50_000, { say: 'a'.repeat(5_000) })).toBe(true)
  expect(isWithin(50_000, { say: 'a'.repeat(5_001) })).toBe(false)
})

import { expect, test } from 'vitest'
import { fixtureTool } from '@/test/api/fixture-tool'
import { getMaxTextLength, isWithinItemSize } from './item-size'

const nestArrays = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown

// Row M9
test.each([
  ['a text as long as its share', 'a'.repeat(1_999), true],
  ['a longer one', 'a'.repeat(2_000), false],
  ['texts that are too long together', { one: 'a'.repeat(990), two: ['b'.repeat(990), 'c'.repeat(40)] }, false],
  ['names that are too long', { ['a'.repeat(2_000)]: 1 }, false],
  ['a list of 60', Array(60).fill('a'), true],
  ['a list of 61', Array(61).fill('a'), false],
  ['an object of 61 names', Object.fromEntries(Array.from({ length: 61 }, (_, i) => [i, i])), false],
  ['lists in lists', nestArrays(1_500), true],
  ['too many of them', nestArrays(8_000), false],
  ['numbers and nothing', [1, true, null], true],
])('%s', (_, value, fits) => {
  expect(isWithinItemSize({ maxLength: 2_000, maxTextLength: 5_000 }, value)).toBe(fits)
})

test.each([
  [2_000, 7_000],
  [6_000, 9_000],
])(
  'a prompt of up to %d characters comes back in no text above %d, however long an item may be',
  (promptLimit, mostText) => {
    expect(getMaxTextLength({ ...fixtureTool, form: { ...fixtureTool.form, promptLimit } })).toBe(mostText)
    expect(isWithinItemSize({ maxLength: 50_000, maxTextLength: mostText }, { say: 'a'.repeat(mostText) })).toBe(true)
    expect(isWithinItemSize({ maxLength: 50_000, maxTextLength: mostText }, { say: 'a'.repeat(mostText + 1) })).toBe(
      false,
    )
  },
)

import { expect, test } from 'vitest'
import { formatSizeChange } from './format-size-change'

test.each([
  [1_000, 180, '-82%'],
  [1_000, 1_040, '+4%'],
  [1_000, 1_000, 'same size'],
  [645_000, 954, '-99%'],
])('%d bytes that are %d now: %s', (before, after, words) => {
  expect(formatSizeChange(before, after)).toBe(words)
})

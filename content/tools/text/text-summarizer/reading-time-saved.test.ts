import { expect, test } from 'vitest'
import { formatReadingTimeSaved } from './reading-time-saved'

const words = (count: number) => 'word '.repeat(count)

test.each([
  [20, 10, null],
  [100, 20, '20 seconds'],
  [300, 60, 'a minute'],
  [2_500, 100, '10 minutes'],
  [10, 20, null],
])('%d words in %d: %s', (long, short, saved) => {
  expect(formatReadingTimeSaved(words(long), words(short))).toBe(saved)
})

import { expect, test } from 'vitest'
import { formatReadingTimeSaved } from './format-reading-time-saved'

const repeatWord = (count: number) => 'word '.repeat(count)

test.each([
  [20, 10, null],
  [100, 20, '20 seconds'],
  [300, 60, 'a minute'],
  [2_500, 100, '10 minutes'],
  [10, 20, null],
])('%d words in %d: %s', (fullWordCount, summaryWordCount, expected) => {
  expect(formatReadingTimeSaved(repeatWord(fullWordCount), repeatWord(summaryWordCount))).toBe(expected)
})

import { expect, test } from 'vitest'
import { formatBytes, formatTransferProgress } from './format-bytes'
import { formatCharacterCount, formatCount } from './format-count'
import { formatDuration } from './format-duration'
import { formatDollars, formatPercent } from './format-money'
import { formatTimestamp } from './format-timestamp'

test('figures are written the same everywhere', () => {
  expect([formatDollars(1620.8), formatPercent(3.456), formatCount(9999.6), formatCharacterCount(1950, 2000)]).toEqual([
    '$1,621',
    '3.5%',
    '10,000',
    '1,950 of 2,000 characters',
  ])
})

test.each([
  [0, '1 kB'],
  [157_542, '158 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [2_237_500, '2.2 MB'],
  [99_950_000, '100.0 MB'],
  [200_000_000, '200 MB'],
  [1_200_000_000, '1,200 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})

test.each([
  [1_234_000, 3_400_000, '1.2 of 3.4 MB'],
  [1_234_000, undefined, '1.2 MB'],
  [40_000, 300_000, '0.0 of 0.3 MB'],
])('%i of %s bytes done read %s', (done, total, words) => {
  expect(formatTransferProgress(done, total)).toBe(words)
})

test.each([
  [0.4, '0:00'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [6.9999, '0:07'],
  [20, '0:20'],
  [59.9, '0:59'],
  [600, '10:00'],
  [3_723, '1:02:03'],
  [360_000, '100:00:00'],
])('%d seconds read %s', (seconds, words) => {
  expect(formatTimestamp(seconds)).toBe(words)
})

test.each([
  [0, '0 s'],
  [0.2, '1 s'],
  [34, '34 s'],
  [60, '1 min'],
  [252, '4 min 12 s'],
  [3_599.9, '1 h'],
  [3_725, '1 h 2 min'],
])('%f seconds last %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

import { expect, test } from 'vitest'
import { formatDollars, formatPercent } from './format-amount'
import { formatBytes, formatTransferProgress } from './format-bytes'
import { formatCountWord } from './format-count-word'
import { formatCharacterCount, formatCount } from './format-number'
import { formatDuration, formatTimestamp } from './format-time'
import { type NumberRange, parseNumberInput } from './parse-number-input'

test('formats amounts, shares, counts and progress as text', () => {
  expect(formatTransferProgress(1_234_000, 3_400_000)).toBe('1.2 of 3.4 MB')
  expect(formatTransferProgress(1_234_000, undefined)).toBe('1.2 MB')
  expect([formatDollars(1620.8), formatPercent(3.456), formatCount(9999.6), formatCharacterCount(1950, 2000)]).toEqual([
    '$1,621',
    '3.5%',
    '10,000',
    '1,950 of 2,000 characters',
  ])
})

test.each([
  [0, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [2_237_500, '2.2 MB'],
  [1_200_000_000, '1,200 MB'],
])('formats %i bytes as %s', (bytes, expectedText) => {
  expect(formatBytes(bytes)).toBe(expectedText)
})

test('spells counts below 100', () => {
  expect([0, 5, 19, 20, 25, 99].map(formatCountWord).join()).toBe('zero,five,nineteen,twenty,twenty-five,ninety-nine')
  for (const count of [-1, 20.5, 100]) expect(() => formatCountWord(count)).toThrow(RangeError)
})

test.each([
  [0.4, '0:00'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [6.9999, '0:07'],
  [3_723, '1:02:03'],
])('formats %d seconds as %s', (seconds, expectedText) => {
  expect(formatTimestamp(seconds)).toBe(expectedText)
})

test.each([
  [0, '0 s'],
  [60, '1 min'],
  [252, '4 min 12 s'],
  [3_599.9, '1 h'],
  [3_725, '1 h 2 min'],
])('formats %f seconds as %s', (seconds, expectedText) => {
  expect(formatDuration(seconds)).toBe(expectedText)
})

const followers = { min: 0, max: 10_000_000_000, unit: 'count' } as const satisfies NumberRange
const rate = { min: 0, max: 100, unit: 'percent' } as const satisfies NumberRange
const posts = { min: 1, max: 1000, unit: 'count', isInteger: true } as const satisfies NumberRange

test.each([
  ['10000', 10_000, null],
  ['10k', 10_000, 'Read as 10,000'],
  ['1.5M', 1_500_000, 'Read as 1,500,000'],
  ['2.5 lakhs', 250_000, 'Read as 250,000'],
  ['10 k+', 10_000, 'Read as 10,000'],
  ['1,5 Mio.', 1_500_000, 'Read as 1,500,000'],
  ['1.005m', 1_005_000, 'Read as 1,005,000'],
  ['12万', 120_000, 'Read as 120,000'],
  ['12,34,567', 1_234_567, 'Read as 1,234,567'],
  ['$1,234.5', 1_234.5, null],
  ['0,500', 0.5, 'Read as 0.5'],
  ['1.234.567', 1_234_567, 'Read as 1,234,567'],
  ['1.234,5', 1_234.5, 'Read as 1,234.5'],
  ['3,5', 3.5, 'Read as 3.5'],
  ['10 000', 10_000, null],
  ['10’000', 10_000, null],
  ['۱۰٬۰۰۰', 10_000, null],
])('reads %j followers as %d', (text, value, note) => {
  expect(parseNumberInput(text, followers)).toEqual({ value, note, isAdjusted: false })
})

test.each([
  ['3.5 %', 3.5, null],
  ['3,5 %', 3.5, 'Read as 3.5'],
  ['３．５％', 3.5, null],
  ['3,500', 3.5, 'Read as 3.5'],
  ['.5', 0.5, null],
])('reads a rate of %j as %d', (text, value, note) => {
  expect(parseNumberInput(text, rate)).toEqual({ value, note, isAdjusted: false })
})

test.each([
  ['101', rate, 100, '0 to 100%, counted as 100'],
  ['1e309', followers, 10_000_000_000, '0 to 10,000,000,000, counted as 10,000,000,000'],
  ['', followers, 0, 'Empty, counted as 0'],
  ['2.9', posts, 2, 'Whole numbers only, counted as 2'],
  ['0', posts, 1, '1 to 1,000, counted as 1'],
  ['abc', followers, 0, 'Not a number, counted as 0'],
  ['5%', followers, 0, 'Not a percentage here, counted as 0'],
  ['10 mil', followers, 0, '“mil” is a thousand to some, a million to others, counted as 0'],
] as const)('adjusts %j', (text, range, value, note) => {
  expect(parseNumberInput(text, range)).toEqual({ value, note, isAdjusted: true })
})

test('an optional number may be empty', () => {
  expect(parseNumberInput('', { ...followers, isOptional: true }).note).toBeNull()
})

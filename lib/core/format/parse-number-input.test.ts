import { expect, test } from 'vitest'
import { type NumberRange, parseNumberInput } from './parse-number-input'

const followers = { min: 0, max: 10_000_000_000, unit: 'count' } as const satisfies NumberRange
const rate = { min: 0, max: 100, unit: 'percent' } as const satisfies NumberRange
const posts = { min: 1, max: 1000, unit: 'count', isInteger: true } as const satisfies NumberRange

test.each([
  ['10000', 10_000, null],
  ['10,000', 10_000, null],
  [' 1,234,567 ', 1_234_567, null],
  ['$1,000', 1_000, null],
  ['0', 0, null],
  ['10.', 10, null],
  ['1,', 1, null],
  ['1e3', 1_000, null],
  ['10.5', 10.5, null],
  ['10k', 10_000, 'Read as 10,000'],
  ['10K', 10_000, 'Read as 10,000'],
  ['10 k+', 10_000, 'Read as 10,000'],
  ['1.5M', 1_500_000, 'Read as 1,500,000'],
  ['2m', 2_000_000, 'Read as 2,000,000'],
  ['1,5 Mio', 1_500_000, 'Read as 1,500,000'],
  ['1,5 Mio.', 1_500_000, 'Read as 1,500,000'],
  ['1.005m', 1_005_000, 'Read as 1,005,000'],
  ['1,234k', 1_234_000, 'Read as 1,234,000'],
  ['3 millions', 3_000_000, 'Read as 3,000,000'],
  ['2.5 lakhs', 250_000, 'Read as 250,000'],
  ['12万', 120_000, 'Read as 120,000'],
  ['1.2b', 1_200_000_000, 'Read as 1,200,000,000'],
  ['10.000', 10_000, 'Read as 10,000'],
  ['1.234.567', 1_234_567, 'Read as 1,234,567'],
  ['12,34,567', 1_234_567, 'Read as 1,234,567'],
  ['1.234,5', 1_234.5, 'Read as 1,234.5'],
  ['1,234.5', 1_234.5, null],
  ['3,5', 3.5, 'Read as 3.5'],
  ['0,500', 0.5, 'Read as 0.5'],
  ['10 000', 10_000, null],
  ['10\u202f000', 10_000, null],
  ['10’000', 10_000, null],
  ['１０，０００', 10_000, null],
  ['１０ｋ', 10_000, 'Read as 10,000'],
  ['١٠٠٠٠', 10_000, null],
  ['۱۰٬۰۰۰', 10_000, null],
  ['१२३', 123, null],
])('%j followers count as %d', (text, value, note) => {
  expect(parseNumberInput(text, followers)).toEqual({ value, note, isAdjusted: false })
})

test.each([
  ['3.5', 3.5, null],
  ['3.5 %', 3.5, null],
  ['3.5%', 3.5, null],
  ['3,5', 3.5, 'Read as 3.5'],
  ['3,5 %', 3.5, 'Read as 3.5'],
  ['３．５％', 3.5, null],
  ['3.500', 3.5, null],
  ['3,500', 3.5, 'Read as 3.5'],
  ['.5', 0.5, null],
  ['100', 100, null],
])('a rate of %j counts as %d', (text, value, note) => {
  expect(parseNumberInput(text, rate)).toEqual({ value, note, isAdjusted: false })
})

test.each([
  ['101', rate, 100, '0 to 100 %, counted as 100'],
  ['35000', rate, 100, '0 to 100 %, counted as 100'],
  ['10k', rate, 100, '0 to 100 %, counted as 100'],
  ['-5', rate, 0, '0 to 100 %, counted as 0'],
  ['−5', followers, 0, '0 to 10,000,000,000, counted as 0'],
  ['1e309', followers, 10_000_000_000, '0 to 10,000,000,000, counted as 10,000,000,000'],
  ['', followers, 0, 'Empty, counted as 0'],
  ['  ', posts, 1, 'Empty, counted as 1'],
  ['2.9', posts, 2, 'Whole numbers only, counted as 2'],
  ['0', posts, 1, '1 to 1,000, counted as 1'],
  ['abc', followers, 0, 'Not a number, counted as 0'],
  ['k', followers, 0, 'Not a number, counted as 0'],
  ['.', followers, 0, 'Not a number, counted as 0'],
  ['%', rate, 0, 'Not a number, counted as 0'],
  ['1,2,3', followers, 0, 'Not a number, counted as 0'],
  ['1.2,3.4', followers, 0, 'Not a number, counted as 0'],
  ['10 to 20', followers, 0, 'Not a number, counted as 0'],
  ['10²', followers, 0, 'Not a number, counted as 0'],
  ['12constructor', followers, 0, 'Not a number, counted as 0'],
  ['5%', followers, 0, 'Not a percentage here, counted as 0'],
  ['10 mil', followers, 0, '“mil” is a thousand to some, a million to others, counted as 0'],
] as const)('%j is not counted as typed', (text, range, value, note) => {
  expect(parseNumberInput(text, range)).toEqual({ value, note, isAdjusted: true })
})

test('an optional figure may be empty', () => {
  expect(parseNumberInput('', { ...followers, isOptional: true })).toEqual({
    value: 0,
    note: null,
    isAdjusted: false,
  })
})

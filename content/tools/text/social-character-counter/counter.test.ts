import { expect, test } from 'vitest'
import { measureLengths } from '@/lib/platforms/counting/measure'
import { buildFieldCounts, formatVerdict, isNetworkChoice } from './field-counts'
import { formatSummary } from './format-summary'
import { sample } from './sample'
import { getWordsBeforeFold } from './words-before-fold'

const getVerdicts = (text: string, choice: 'all' | 'x' | 'bluesky') =>
  buildFieldCounts(measureLengths(text), choice).map(
    (field) => `${field.network} ${field.label}: ${formatVerdict(field)}`,
  )

test('a text of 280 letters fits a post on X, and the next Japanese letter is two over', () => {
  expect(getVerdicts('a'.repeat(280), 'x')).toEqual([
    'X (Twitter) Post: Fits, 0 left',
    'X (Twitter) Post with X Premium: Fits, 24,720 left',
    'X (Twitter) Bio: 120 over',
  ])
  expect(getVerdicts(`${'a'.repeat(280)}日`, 'x')[0]).toBe('X (Twitter) Post: 2 over')
})

test('Bluesky takes 300 family emoji by sight but not by bytes', () => {
  expect(getVerdicts('👨‍👩‍👧‍👦'.repeat(300), 'bluesky')).toEqual([
    'Bluesky Post: Fits, 0 left',
    'Bluesky Post, in bytes: 4,500 over',
  ])
})

test('all networks have 21 fields, each named once', () => {
  const names = buildFieldCounts(measureLengths(''), 'all').map(({ network, label }) => `${network} ${label}`)
  expect(names).toHaveLength(21)
  expect(new Set(names).size).toBe(21)
})

test('the sample is too long for a post on X and has one hashtag too many', () => {
  const exceededFields = buildFieldCounts(measureLengths(sample), 'all').filter((field) => field.excess > 0)
  const names = exceededFields.map(({ network, label }) => `${network} ${label}`)
  expect(names).toContain('X (Twitter) Post')
  expect(exceededFields.find(({ label }) => label === 'Hashtags')?.excess).toBe(1)
  expect(names).not.toContain('Instagram Caption')
})

test.each([
  ['all', true],
  ['x', true],
  ['toString', false],
  ['', false],
])('%j is a choice of the filter: %s', (text, expected) => {
  expect(isNetworkChoice(text)).toBe(expected)
})

test('the fold names the words before it, without half an emoji', () => {
  expect(getWordsBeforeFold('a'.repeat(125), 125)).toBeNull()
  expect(getWordsBeforeFold(`${'word '.repeat(22)}the last one and the rest`, 125)).toBe(
    'word word word word the last one an',
  )
  expect(getWordsBeforeFold(`${'a '.repeat(62)}👍 and on`, 125)).not.toMatch(/[\ud800-\udfff]/)
})

test('the summary has the figures and every line of the chosen network', () => {
  expect(formatSummary('Hi 日本 #a', 'x')).toBe(
    [
      'Characters you see: 8, UTF-16 units: 8, Words: 3, Hashtags: 1',
      'X (Twitter), Post: 10 of 280 characters on X. Fits, 270 left.',
      'X (Twitter), Post with X Premium: 10 of 25,000 characters on X. Fits, 24,990 left.',
      'X (Twitter), Bio: 8 of 160 characters. Fits, 152 left.',
    ].join('\n'),
  )
})

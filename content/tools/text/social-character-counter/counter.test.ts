import { expect, test } from 'vitest'
import { measureLengths } from '@/lib/platforms/counting/network-lengths'
import { networks } from '@/lib/platforms/networks'
import { sample } from './deferred-counter'
import { buildFieldCounts, formatVerdict, isNetworkChoice } from './field-counts'
import { getWordsBeforeFold } from './field-table'

test.each([
  [
    '280 letters',
    'a'.repeat(280),
    'x',
    ['Post: Fits, 0 left', 'Post with X Premium: Fits, 24,720 left', 'Bio: 120 over'],
  ],
  ['a Japanese letter more', `${'a'.repeat(280)}日`, 'x', ['Post: 2 over', expect.anything(), expect.anything()]],
  ['300 family emoji', '👨‍👩‍👧‍👦'.repeat(300), 'bluesky', ['Post: Fits, 0 left', 'Post, in bytes: 4,500 over']],
  [
    'a shortened link',
    'See https://doi.org/10.1177/2755323X251337809 now',
    'bluesky',
    ['Post: Fits, 269 left', 'Post, in bytes: Fits, 2,951 left'],
  ],
  [
    'characters that YouTube refuses',
    'I <3 sourdough -> 5\u2028tips',
    'youtube',
    ['Title: Not allowed: < > U+2028', 'Description: Not allowed: < >'],
  ],
  [
    'the fragment of a link',
    '#one https://example.com/#menu',
    'tiktok',
    expect.arrayContaining(['Hashtags: Fits, 4 left']),
  ],
] as const)('%s', (_, text, choice, expected) => {
  const fields = buildFieldCounts(text, measureLengths(text), choice)
  expect(fields.map((field) => `${field.label}: ${formatVerdict(field)}`)).toEqual(expected)
})

test('lists the fields of all networks, each once', () => {
  const names = buildFieldCounts('', measureLengths(''), 'all').map(({ network, label }) => `${network} ${label}`)
  expect(names).toHaveLength(Object.values(networks).flatMap(({ fields }): readonly unknown[] => fields).length)
  expect(new Set(names).size).toBe(names.length)
})

test('the sample is too long for X and has one hashtag too many', () => {
  const exceededFields = buildFieldCounts(sample, measureLengths(sample), 'all').filter(({ excess }) => excess > 0)
  const names = exceededFields.map(({ network, label }) => `${network} ${label}`)
  expect(names).toContain('X (Twitter) Post')
  expect(names).not.toContain('Instagram Caption')
  expect(exceededFields.find(({ label }) => label === 'Hashtags')?.excess).toBe(1)
})

test('accepts the names of the filter as choices and no others', () => {
  expect(['all', 'x', 'toString', ''].map(isNetworkChoice)).toEqual([true, true, false, false])
})

test.each([
  ['a'.repeat(125), null],
  [`${'word '.repeat(22)}the last one and the rest`, 'word word word word the last one …'],
  [`${'a '.repeat(62)}👍 and on`, expect.not.stringMatching(/[\ud800-\udfff]/)],
])('names the words before the fold without cutting an emoji: %#', (text, expected) => {
  expect(getWordsBeforeFold(text, 125)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { addUse, parseUsage } from './usage'

const today = 'Sat Nov 21 2026'
const fresh = { version: 1, count: 0, lastReset: today, toolUsage: {} }

// Rows F27, F29
test.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'x'],
  ['a number', -5],
  ['an empty object', {}],
  ['yesterday', { version: 1, count: 3, lastReset: 'Fri Nov 20 2026', toolUsage: { a: 3 } }],
  ['tomorrow, as a clock that was set back leaves it', { count: 3, lastReset: 'Sun Nov 22 2026', toolUsage: { a: 3 } }],
  ['another version', { version: 2, count: 3, lastReset: today, toolUsage: { a: 3 } }],
  ['a negative count', { count: -5, lastReset: today, toolUsage: {} }],
  ['an absurd count', { count: 1e99, lastReset: today, toolUsage: {} }],
  ['not a number', { count: Number.NaN, lastReset: today, toolUsage: {} }],
  ['a count in words', { count: 'x', lastReset: today, toolUsage: {} }],
  ['a list of uses', { count: 1, lastReset: today, toolUsage: [1] }],
  ['a negative use', { count: 1, lastReset: today, toolUsage: { a: -5 } }],
  ['wrong keys', { total: 3, date: today }],
])('a stored record that is %s starts afresh', (_, stored) => {
  expect(parseUsage(stored, today)).toEqual(fresh)
})

test('a record of today is read as it is', () => {
  const stored = {
    count: 5,
    lastReset: today,
    toolUsage: { 'tiktok-hook-generator': 3, 'twitter-thread': 2 },
  }
  expect(parseUsage(stored, today)).toEqual({ version: 1, ...stored })
})

test('one use counts for its tool and in all', () => {
  const record = { version: 1, count: 5, lastReset: today, toolUsage: { a: 3 } } as const
  expect(addUse(record, 'a')).toEqual({ version: 1, count: 6, lastReset: today, toolUsage: { a: 4 } })
  expect(addUse(record, 'b')).toEqual({ version: 1, count: 6, lastReset: today, toolUsage: { a: 3, b: 1 } })
})

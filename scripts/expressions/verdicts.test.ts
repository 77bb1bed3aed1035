import { expect, test } from 'vitest'
import { keyOf, type Verdict, verdictFor } from './verdicts'

const bounds = { randomSeed: 1, attackLimit: 5 }
const word = { source: 'a+', flags: 'g' }
const key = keyOf(word, '4.5.0', bounds)

test.each([
  ['another text', keyOf({ ...word, source: 'a+b' }, '4.5.0', bounds)],
  ['another flag', keyOf({ ...word, flags: 'gi' }, '4.5.0', bounds)],
  ['text that became a flag', keyOf({ source: 'a+g', flags: '' }, '4.5.0', bounds)],
  ['another version of recheck', keyOf(word, '4.6.0', bounds)],
  ['another bound', keyOf(word, '4.5.0', { ...bounds, attackLimit: 6 })],
])('%s is checked anew', async (_, other) => {
  expect(other).not.toBe(key)
  const verdict = await verdictFor(other, { [key]: null }, new Map(), async () => 'exponential')
  expect(verdict).toBe('exponential')
})

test('what is known is not checked again, good or bad, and both are noted', async () => {
  const seen = new Map<string, Verdict>()
  const never = () => Promise.reject(new Error('checked'))
  expect(await verdictFor(key, { [key]: null }, seen, never)).toBeNull()
  expect(await verdictFor('other', { other: 'polynomial' }, seen, never)).toBe('polynomial')
  expect([...seen]).toEqual([
    [key, null],
    ['other', 'polynomial'],
  ])
})

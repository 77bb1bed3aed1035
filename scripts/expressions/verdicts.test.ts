import { expect, test } from 'vitest'
import { getVerdict, getVerdictKey, type Verdict } from './verdicts'

const bounds = { randomSeed: 1, attackLimit: 5 }
const word = { source: 'a+', flags: 'g' }
const key = getVerdictKey(word, '4.5.0', bounds)

test.each([
  ['another text', getVerdictKey({ ...word, source: 'a+b' }, '4.5.0', bounds)],
  ['another flag', getVerdictKey({ ...word, flags: 'gi' }, '4.5.0', bounds)],
  ['text that became a flag', getVerdictKey({ source: 'a+g', flags: '' }, '4.5.0', bounds)],
  ['another version of recheck', getVerdictKey(word, '4.6.0', bounds)],
  ['another bound', getVerdictKey(word, '4.5.0', { ...bounds, attackLimit: 6 })],
])('%s is checked anew', async (_, other) => {
  expect(other).not.toBe(key)
  const verdict = await getVerdict(other, { [key]: null }, new Map(), async () => 'exponential')
  expect(verdict).toBe('exponential')
})

test('what is known is not checked again, good or bad, and both are noted', async () => {
  const seen = new Map<string, Verdict>()
  const never = () => Promise.reject(new Error('checked'))
  expect(await getVerdict(key, { [key]: null }, seen, never)).toBeNull()
  expect(await getVerdict('other', { other: 'polynomial' }, seen, never)).toBe('polynomial')
  expect([...seen]).toEqual([
    [key, null],
    ['other', 'polynomial'],
  ])
})

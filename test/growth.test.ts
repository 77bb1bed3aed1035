import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from './growth'

/** How often two letters of a text are the same. */
const countEqualPairs = (text: string) => {
  let count = 0
  for (const one of text) for (const other of text) if (one === other) count += 1
  return count
}
/** How often the letter at the end stands in a text. */
const countLastLetter = (text: string) => {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (text[at] === text.at(-1)) count += 1
  return count
}

test('work that grows with its square is told from work that grows with its length', async () => {
  expect(await measureGrowth((length) => countEqualPairs('a'.repeat(length)), 1_000)).toBeGreaterThan(MAX_GROWTH)
  expect(await measureGrowth((length) => countLastLetter('a'.repeat(length)), 1_000)).toBeLessThan(MAX_GROWTH)
})

test('work within built-in functions cannot be counted', async () => {
  await expect(measureGrowth((length) => 'a'.repeat(length).indexOf('b'), 100_000)).rejects.toThrow('built-in')
})

import { expect, test } from 'vitest'
import { growthOf, mostGrowth } from './growth'

/** Letters that stand again later on, as somebody counts them who looks at the rest of the text for each. */
const repeated = (text: string) => {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (text.lastIndexOf('a') > at) count += 1
  return count
}
/** A search that goes through the whole rest each time. */
const absent = (text: string) => {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (text.indexOf('b', at) === -1) count += 1
  return count
}

test('work that grows with its square is told from work that grows with its length', () => {
  expect(growthOf((length) => absent('a'.repeat(length)), 40_000)).toBeGreaterThan(mostGrowth)
  expect(growthOf((length) => repeated('a'.repeat(length)), 40_000)).toBeLessThan(mostGrowth)
})

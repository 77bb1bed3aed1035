import { expect, test } from 'vitest'
import { growthOf, mostGrowth } from './growth'

/** How often a text has a letter after which no `b` comes; each time the whole rest is gone through. */
const withoutEnd = (text: string) => {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (text.indexOf('b', at) === -1) count += 1
  return count
}
/** How often the letter at the end stands in a text. */
const asLast = (text: string) => {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (text[at] === text.at(-1)) count += 1
  return count
}

test('work that grows with its square is told from work that grows with its length', async () => {
  expect(await growthOf((length) => withoutEnd('a'.repeat(length)), 160_000)).toBeGreaterThan(mostGrowth)
  expect(await growthOf((length) => asLast('a'.repeat(length)), 160_000)).toBeLessThan(mostGrowth)
})

import { expect, test } from 'vitest'
import { hasWords } from './word-range'

test.each([
  ['Look right here', 3, 7, true],
  ['Look here', 3, 7, false],
  ['one two three four five six seven eight', 3, 7, false],
  ['どうして魚を冷たい油で焼くの', 3, 7, true],
  ['لماذا هذا الخبز', 3, 7, true],
])('“%s” has %i to %i words: %s', (text, min, max, fits) => {
  expect(hasWords(text, min, max)).toBe(fits)
})

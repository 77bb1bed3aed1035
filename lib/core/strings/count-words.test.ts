import { expect, test } from 'vitest'
import { countWords, createPrefixWordCounter } from './count-words'

test.each([
  ['', 0],
  ['  one  two\nthree ', 3],
  ["don't stop – it’s 3.5 hours", 5],
  ['well-known C++ trick', 3],
  ['#hashtag @name', 2],
  ['a well-known 🍞 trick', 3],
  ['e\u0301clair façade', 2],
  ['п’ять well-known שָׁלוֹם', 3],
  ['パンを焼く', 3],
  ['ฉันรักขนมปัง', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('the words of a text’s starts are those of each start alone, up to the most that is asked for', () => {
  const text = 'It’s 3,000 well-known loaves, 🍞 sour-dough 在家做面包 and a,b'
  const ends = [...text.matchAll(/[\s,]/g)].map(({ index }) => index)
  const count = createPrefixWordCounter(text, 100)
  expect(ends.map(count)).toEqual(ends.map((end) => countWords(text.slice(0, end))))
  expect(ends.map(count)).toEqual([1, 2, 2, 3, 4, 4, 4, 5, 8, 9, 10])
  expect(createPrefixWordCounter(text, 3)(text.length)).toBe(3)
})

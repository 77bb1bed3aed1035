import { expect, test } from 'vitest'
import { containsPhrase } from './contains-phrase'
import { sharesWord } from './shares-word'

test.each([
  ['so my dog HATES baths, ok', 'My dog hates baths.', true],
  ['my dog’s bath', "My dog's bath", true],
  ['my dogs hate baths', 'My dog hates', false],
])('“%s” holds the words of “%s”: %s', (text, words, holds) => {
  expect(containsPhrase(text, words)).toBe(holds)
})

test.each([
  ['Storytime: my dog', 'my dog hates baths', true],
  ['Where do I even start?', 'where my dog sleeps', false],
  ['[Your dog], [place]', 'my dog hates baths', false],
])('“%s” shares a word with “%s”: %s', (text, said, shares) => {
  expect(sharesWord(text, said)).toBe(shares)
})

import { expect, test } from 'vitest'
import { truncateAtWord } from './truncate-at-word'

test.each([
  ['short enough', 20, 'short enough'],
  ['bread needs time and patience', 18, 'bread needs time'],
  ['bread needs time and patience', 20, 'bread needs time'],
  ['One sentence here. Two sentences, no more', 30, 'One sentence here.'],
  ['A cut. Then a very long sentence follows it', 36, 'A cut. Then a very long sentence'],
  ['flour, water, salt and patience', 14, 'flour, water'],
  ['an unbreakableword', 8, ''],
  ['unbreakableword', 8, ''],
  ['a well-known trick', 8, ''],
  ['パンを焼くのが好きです', 5, 'パンを焼く'],
  ['bake with #sourdough', 12, 'bake'],
  ['rise 👩🏽‍🚀👩🏽‍🚀', 8, 'rise'],
  ['bread and of the, with # salt', 25, 'bread'],
  ['banana or that band (and more', 22, 'banana or that band'],
  ['the and a of with salt', 20, ''],
  ['on  —\n a  breadboard', 12, ''],
])('%j cut to %i becomes %j', (text, max, expected) => {
  expect(truncateAtWord(text, max)).toBe(expected)
})

test('cutAtWord measures in the unit that it is given', () => {
  const doubled = (text: string) => 2 * text.length
  expect(truncateAtWord('日本語 テキスト', 8, doubled)).toBe('日本語')
})

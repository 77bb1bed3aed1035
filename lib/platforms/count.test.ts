import twitterText from 'twitter-text'
import { expect, test } from 'vitest'
import { byteLength, countWords, countWordsBefore, utf16Length, weightedLength } from './count'

const pieces = [
  'a plain word',
  'Ünïcödé é',
  'e\u0301 decomposed',
  '日本語のテキスト',
  '한국어',
  'العربية',
  'हिन्दी',
  'ภาษาไทย',
  '👍',
  '👩🏽‍🚀',
  '👨‍👩‍👧‍👦',
  '🇯🇵',
  '1️⃣',
  '❤️',
  '☕',
  '“quoted”',
  'it’s',
  'one – two — three',
  '…',
  '€12.50',
  'https://example.com',
  'http://example.co.uk/a/path_(with)_parens?q=1&r=2#top',
  'https://en.wikipedia.org/wiki/Bread.',
  '(https://t.co/abc123)',
  'example.com',
  'www.example.org/shop,',
  'Visit postsmith.app!',
  'node.js and e.g. this',
  'me@example.com',
  '@someone',
  '#hashtag',
  'end.Start',
  '3.5 hours',
  '\n\n',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '𝒳 math',
]

test('weightedLength agrees with X’s own library on single texts and on every pair of them', () => {
  const texts = [...pieces, ...pieces.flatMap((left) => pieces.map((right) => `${left} ${right}`))]
  const differing = texts.filter(
    (text) => weightedLength(text) !== twitterText.parseTweet(text).weightedLength,
  )
  expect(differing).toEqual([])
  expect(texts.length).toBeGreaterThan(1000)
})

test.each([
  ['', 0],
  ['hello', 5],
  ['日本', 4],
  ['👩🏽‍🚀', 2],
  ['read https://example.com/a/very/long/path/that/goes/on', 28],
  ['e\u0301', 1],
  ['🫠🫠', 4],
])('%j weighs %i', (text, weight) => {
  expect(weightedLength(text)).toBe(weight)
})

test.each([
  ['👍', 2],
  ['日本', 2],
  ['naïve', 5],
])('%j has %i UTF-16 units', (text, length) => {
  expect(utf16Length(text)).toBe(length)
})

test.each([
  ['👍', 4],
  ['日本', 6],
  ['naïve', 6],
])('%j has %i bytes', (text, length) => {
  expect(byteLength(text)).toBe(length)
})

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
  const count = countWordsBefore(text, 100)
  expect(ends.map(count)).toEqual(ends.map((end) => countWords(text.slice(0, end))))
  expect(ends.map(count)).toEqual([1, 2, 2, 3, 4, 4, 4, 5, 8, 9, 10])
  expect(countWordsBefore(text, 3)(text.length)).toBe(3)
})

test.each([
  ['🇩🇪🇫🇷', 4],
  ['🇽🇩🇪', 4],
  ['🇩🇩🇩🇩', 8],
  ['🇩🇪🇩', 4],
  ['🇩🇪 🇩🇪', 5],
])('the flags %s weigh %i', (text, weight) => {
  expect(weightedLength(text)).toBe(weight)
})

import twitterText from 'twitter-text'
import { expect, test } from 'vitest'
import { measureByteLength, measureUtf16Length, measureWeightedLength } from './text-length'

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
  const differing = texts.filter((text) => measureWeightedLength(text) !== twitterText.parseTweet(text).weightedLength)
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
  expect(measureWeightedLength(text)).toBe(weight)
})

test.each([
  ['👍', 2],
  ['日本', 2],
  ['naïve', 5],
])('%j has %i UTF-16 units', (text, length) => {
  expect(measureUtf16Length(text)).toBe(length)
})

test.each([
  ['👍', 4],
  ['日本', 6],
  ['naïve', 6],
])('%j has %i bytes', (text, length) => {
  expect(measureByteLength(text)).toBe(length)
})

test.each([
  ['🇩🇪🇫🇷', 4],
  ['🇽🇩🇪', 4],
  ['🇩🇩🇩🇩', 8],
  ['🇩🇪🇩', 4],
  ['🇩🇪 🇩🇪', 5],
])('the flags %s weigh %i', (text, weight) => {
  expect(measureWeightedLength(text)).toBe(weight)
})

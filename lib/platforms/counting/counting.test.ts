import twitterText from 'twitter-text'
import { expect, test } from 'vitest'
import { emojiSequencePattern, splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { countGraphemes } from './graphemes'
import { measureLengths } from './network-lengths'
import { measureByteLength, measureUtf16Length, measureWeightedLength } from './text-length'

const family = '👨‍👩‍👧‍👦'

test.each([
  [family, { characters: 11, graphemes: 1, bluesky: 1, weighted: 2, bytes: 25, hashtags: 0, threads: 25, mastodon: 1 }],
  [
    '𝗛𝗲𝗹𝗹𝗼',
    { characters: 10, graphemes: 5, bluesky: 5, weighted: 10, bytes: 20, hashtags: 0, threads: 10, mastodon: 5 },
  ],
  ['e\u0301', { characters: 2, graphemes: 1, bluesky: 1, weighted: 1, bytes: 3, hashtags: 0, threads: 2, mastodon: 1 }],
  [
    'https://example.com/a/long/path/to/a/page',
    { characters: 41, graphemes: 41, bluesky: 27, weighted: 23, bytes: 41, hashtags: 0, threads: 41, mastodon: 23 },
  ],
  [
    'example.com #one #two 👍',
    { characters: 24, graphemes: 23, bluesky: 23, weighted: 36, bytes: 26, hashtags: 2, threads: 26, mastodon: 23 },
  ],
])('measures %j in every unit', (text, expected) => {
  expect(measureLengths(text)).toEqual(expected)
})

test.each([
  ['@someone@mastodon.social hi', 11],
  ['me@someone@mastodon.social', 26],
  ['see https://example.com/a-page, then https://example.org.', 58],
])('counts %j as %i characters on Mastodon', (text, length) => {
  expect(measureLengths(text).mastodon).toBe(length)
})

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const graphemePieces = [
  ...['ab', ' ', '\r\n', '\n', family, '🇯🇵', '❤️', '1️⃣', 'e\u0301', '日本', 'か\u3099', 'ｶﾞ', '한국', '\u1112\u1161'],
  ...['각\u11a8', 'हिन्दी', 'ไทย', '\u0600', '\u200d', '©', '\ud83d', 'Ж\u0483'],
]

test('countGraphemes agrees with the segmenter on every sequence of three pieces', () => {
  const texts = graphemePieces.flatMap((a) => graphemePieces.flatMap((b) => graphemePieces.map((c) => a + b + c)))
  const differingTexts = texts.filter((text) => countGraphemes(text) !== [...segmenter.segment(text)].length)
  expect(differingTexts).toEqual([])
})

test('splitEmoji finds the same emoji as the plain expression', () => {
  const emojiPieces = `${family}|🇯🇵🇩🇪|🇯|1️⃣|1|#⃣|❤️|❤|🏻|👍🏽|🐈‍⬛|🏴󠁧󠁢󠁥󠁮󠁧󠁿|©|☕|\u200d|か`.split('|')
  const texts = emojiPieces.flatMap((a) => emojiPieces.flatMap((b) => emojiPieces.map((c) => a + b + c)))
  const differingTexts = texts.filter((text) => {
    const { emoji, rest } = splitEmoji(text)
    const expected = (text.match(emojiSequencePattern) ?? []).join()
    return emoji.join() !== expected || rest !== text.replace(emojiSequencePattern, '')
  })
  expect(differingTexts).toEqual([])
})

const pieces = [
  'a plain word|Ünïcödé é|e\u0301 decomposed|日本語のテキスト|한국어|العربية|हिन्दी|ภาษาไทย|👍|👩🏽‍🚀|👨‍👩‍👧‍👦|🇯🇵|1️⃣|❤️|☕|☕️|🏴󠁧󠁢󠁥󠁮󠁧󠁿|𝒳 math',
  '“quoted”|it’s|one – two — three|…|€12.50|https://example.com|www.example.org/shop,|(https://t.co/abc123)',
  'http://example.co.uk/a/path_(with)_parens?q=1&r=2#top|https://en.wikipedia.org/wiki/Bread.|example.com',
  'Visit postsmith.app!|node.js and e.g. this|me@example.com|@someone|#hashtag|end.Start|3.5 hours|\n\n',
].flatMap((line) => line.split('|'))

test('weighted lengths match X’s library for every text and pair of texts', () => {
  const texts = [...pieces, ...pieces.flatMap((left) => pieces.map((right) => `${left} ${right}`))]
  const differingTexts = texts.filter(
    (text) => measureWeightedLength(text) !== twitterText.parseTweet(text).weightedLength,
  )
  expect(differingTexts).toEqual([])
  expect(texts.length).toBeGreaterThan(1000)
})

test.each([
  ['', 0],
  ['hello', 5],
  ['read https://example.com/a/very/long/path/that/goes/on', 28],
  ['🫠🫠', 4],
  ['🇽🇩🇪', 4],
  ['🇩🇩🇩🇩', 8],
  ['🇩🇪🇩', 4],
])('weighs %j as %i', (text, weight) => {
  expect(measureWeightedLength(text)).toBe(weight)
})

test.each([
  ['👍', 2, 4],
  ['日本', 2, 6],
  ['naïve', 5, 6],
])('measures %j as %i UTF-16 units and %i bytes', (text, units, bytes) => {
  expect([measureUtf16Length(text), measureByteLength(text)]).toEqual([units, bytes])
})

import { expect, test } from 'vitest'
import { emojiSequencePattern, splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { countGraphemes } from './graphemes'
import { measureLengths } from './measure'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['', { characters: 0, graphemes: 0, weighted: 0, bytes: 0, hashtags: 0, threads: 0, mastodon: 0 }],
  [family, { characters: 11, graphemes: 1, weighted: 2, bytes: 25, hashtags: 0, threads: 25, mastodon: 1 }],
  ['𝗛𝗲𝗹𝗹𝗼', { characters: 10, graphemes: 5, weighted: 10, bytes: 20, hashtags: 0, threads: 10, mastodon: 5 }],
  ['日本', { characters: 2, graphemes: 2, weighted: 4, bytes: 6, hashtags: 0, threads: 2, mastodon: 2 }],
  ['e\u0301', { characters: 2, graphemes: 1, weighted: 1, bytes: 3, hashtags: 0, threads: 2, mastodon: 1 }],
  [
    'https://example.com/a/long/path/to/a/page',
    { characters: 41, graphemes: 41, weighted: 23, bytes: 41, hashtags: 0, threads: 41, mastodon: 23 },
  ],
  [
    'example.com #one #two 👍',
    { characters: 24, graphemes: 23, weighted: 36, bytes: 26, hashtags: 2, threads: 26, mastodon: 23 },
  ],
])('%j in every unit', (text, expected) => {
  expect(measureLengths(text)).toEqual(expected)
})

test.each([
  ['@someone@mastodon.social hi', 11],
  ['me@someone@mastodon.social', 26],
  ['see https://example.com/a-page, then https://example.org.', 58],
])('%j has %i characters on Mastodon', (text, length) => {
  expect(measureLengths(text).mastodon).toBe(length)
})

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const pieces = [
  'ab',
  'a',
  ' ',
  '\r\n',
  '\n',
  family,
  '🇯🇵',
  '❤️',
  '1️⃣',
  'e\u0301',
  '日本',
  'がぎ',
  'か\u3099',
  'ｶﾞ',
  '한국',
  '\u1112\u1161',
  '각\u11a8',
  'हिन्दी',
  'ไทย',
  '\u0600',
  '\u200d',
  '©',
  '\ud83d',
  'Ж\u0483',
]

test('countGraphemes agrees with the segmenter on every three pieces in a row', () => {
  const texts = pieces.flatMap((a) => pieces.flatMap((b) => pieces.map((c) => a + b + c)))
  const differing = texts.filter((text) => countGraphemes(text) !== [...segmenter.segment(text)].length)
  expect(differing).toEqual([])
})

test('splitEmoji finds what the plain expression finds', () => {
  const pieces = [family, '🇯🇵🇩🇪', '🇯', '1️⃣', '1', '#⃣', '❤️', '❤', '🏻', '👍🏽', '🐈‍⬛', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '©', '☕', '\u200d', 'か']
  const texts = pieces.flatMap((a) => pieces.flatMap((b) => pieces.map((c) => a + b + c)))
  const differing = texts.filter((text) => {
    const { emoji, rest } = splitEmoji(text)
    return (
      emoji.join() !== (text.match(emojiSequencePattern) ?? []).join() ||
      rest !== text.replace(emojiSequencePattern, '')
    )
  })
  expect(differing).toEqual([])
})

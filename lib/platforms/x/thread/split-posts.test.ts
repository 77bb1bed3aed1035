import { expect, test } from 'vitest'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { addPostNumber } from './numbering'
import { splitThread } from './split-posts'

const prose = 'I burned three loaves before I bought a thermometer, and the fourth was bread. '
const sources = {
  'English prose': prose.repeat(40).trim(),
  'one sentence without a full stop': 'salt, flour and water, then time, '.repeat(40).trim(),
  'a run without spaces': 'a'.repeat(1500),
  Japanese: 'パンを焼くのは楽しいです。毎日少しずつ上手になります。'.repeat(40),
  'Japanese without any stop': 'パンを焼くのは楽しい'.repeat(60),
  Arabic: 'الخبز في البيت أسهل مما تظن. ابدأ بوصفة واحدة فقط. '.repeat(30).trim(),
  links: `${'See https://example.com/a/very/long/path?with=parts#and-more for the recipe. '.repeat(20)}`.trim(),
  emoji: '👩‍👩‍👧‍👦🍞'.repeat(200),
  paragraphs: Array.from({ length: 12 }, (_, n) => `Paragraph ${n}. ${prose}`).join('\n\n'),
}

for (const [name, source] of Object.entries(sources)) {
  for (const style of ['none', 'slash', 'brackets', 'emoji'] as const) {
    test(`${name}, numbered ${style}: the joined parts are the source and each fits`, () => {
      const pieces = splitThread(source, style)
      expect(pieces.join('')).toBe(source)
      expect(pieces.length).toBeGreaterThan(1)
      for (const [index, piece] of pieces.entries()) {
        expect(piece.trim()).not.toBe('')
        const post = addPostNumber(piece.trim(), index + 1, pieces.length, style)
        expect(measureWeightedLength(post)).toBeLessThanOrEqual(280)
      }
    })
  }
}

test('a text that fits stays one post without a number', () => {
  expect(splitThread('Short enough.', 'slash')).toEqual(['Short enough.'])
  expect(addPostNumber('Short enough.', 1, 1, 'slash')).toBe('Short enough.')
})

test('posts that their numbers make more than ten are cut for the numbers of those', () => {
  const sentence = (length: number) => `${'a'.repeat(length - 1)}.`
  const source = [`${sentence(139)} ${sentence(139)}`, ...Array.from({ length: 9 }, () => sentence(277))].join('\n\n')
  const pieces = splitThread(source, 'emoji')
  expect(pieces).toHaveLength(20)
  const posts = pieces.map((piece, index) => addPostNumber(piece.trim(), index + 1, 20, 'emoji'))
  expect(Math.max(...posts.map(measureWeightedLength))).toBeLessThanOrEqual(280)
})

test('280 characters are one post, 281 are two', () => {
  expect(splitThread('a'.repeat(280), 'none')).toHaveLength(1)
  expect(splitThread('a'.repeat(281), 'none')).toHaveLength(2)
})

test('splits between sentences and keeps abbreviations together', () => {
  const source = `${'We met Dr. Patel on Monday. '.repeat(10)}${'She was kind. '.repeat(10)}`.trim()
  for (const piece of splitThread(source, 'slash')) expect(piece.trim()).toMatch(/(Monday|kind)\.$/)
})

test('fills posts evenly instead of leaving a scrap at the end', () => {
  const lengths = splitThread(`${'This sentence has forty characters, yes. '.repeat(8)}`.trim(), 'none').map(
    (piece) => piece.trim().length,
  )
  expect(lengths).toEqual([163, 163])
})

test('a long word after a comma does not make a post too long', () => {
  const source = `${'bread '.repeat(30)}crumb, ${'oven '.repeat(15)}${'b'.repeat(270)} ${'c'.repeat(30)}`
  expect(splitThread(source, 'none').map((piece) => piece.trim().length)).toEqual([261, 270, 30])
})

test('a question mark within a link is not where a post ends', () => {
  const link = 'https://example.com/bread?Flour=strong'
  const pieces = splitThread(`${'Bread is slow. '.repeat(17)}Read ${link} first. ${'Wait. '.repeat(20)}`.trim(), 'none')
  expect(pieces.filter((piece) => piece.includes(link))).toHaveLength(1)
  expect(pieces).toHaveLength(2)
})

test('accents without end on one letter are split like anything else', () => {
  const pieces = splitThread(`a${'\u0301'.repeat(600)}`, 'none')
  expect(pieces.map((piece) => measureWeightedLength(piece)).every((weight) => weight <= 280)).toBe(true)
})

test('what becomes a link only in a post of its own is counted there', () => {
  const pieces = splitThread(`${'@a.co'.repeat(300)}`, 'none')
  expect(pieces.join('')).toBe('@a.co'.repeat(300))
  expect(pieces.map((piece) => measureWeightedLength(piece)).every((weight) => weight <= 280)).toBe(true)
})

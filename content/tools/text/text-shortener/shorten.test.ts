import { expect, test } from 'vitest'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { measureGrowth } from '@/test/growth'
import { shortenToLimit } from './shorten-to-limit'
import { tighten } from './tighten'

const limitCharacters = (max: number) => ({ max, measure: (text: string) => text.length })
const xLimit = { max: 280, measure: measureWeightedLength }
const shorten = (text: string, max: number, by: 'rank' | 'place' = 'place', keepLinks = true) =>
  shortenToLimit(text, limitCharacters(max), { priority: by, shouldKeepLinks: keepLinks })

test.each([
  ['In order to bake, you need flour.', 'To bake, you need flour.'],
  ['Basically, the bread is really good.', 'The bread is good.'],
  ['It is not very good, and it was, of course, late.', 'It isn’t very good, and it was late.'],
  ['At the very end I cannot say “it is really over”.', 'At the very end I can’t say “it is really over”.'],
  ['Please note that we are closed.\nActually, come on Monday.', 'We’re closed.\nCome on Monday.'],
  ['due to the fact that it rained', 'because it rained'],
  ['See https://really.example/very and @very_good #really', 'See https://really.example/very and @very_good #really'],
  ['It works, of course. Honestly, I mean it.', 'It works. I mean it.'],
  ['NASA said so. I am here.', 'NASA said so. I’m here.'],
])('%j says the same in fewer letters: %j', (long, expected) => {
  expect(tighten(long)).toBe(expected)
})

test('what fits stays as it is', () => {
  expect(shorten('One two.\n\nThree  four. #five', 40)).toEqual({
    text: 'One two.\n\nThree  four. #five',
    keptSentenceCount: 2,
    totalSentenceCount: 2,
    isCut: false,
  })
})

test('whole sentences stay, in their order and with their line breaks', () => {
  const text = 'The bridge closes. It is old.\n\nBuses go by the park. The bridge opens in May.'
  expect(shorten(text, 60)).toMatchObject({
    text: 'The bridge closes. It is old.\n\nBuses go by the park.',
    keptSentenceCount: 3,
  })
  expect(shorten(text, 60, 'rank')).toMatchObject({
    text: 'The bridge closes. It is old.\n\nThe bridge opens in May.',
    totalSentenceCount: 4,
  })
})

test('Japanese sentences stay without a space between them', () => {
  const bridge = '橋は古い。橋は閉まる。橋は五月に開く。'
  expect(shorten(bridge, 12)).toMatchObject({ text: '橋は古い。橋は閉まる。', keptSentenceCount: 2 })
})

test('links and tags stay at the end when their sentences go, and count', () => {
  const text = 'Our bread is in. It is baked slowly at https://bread.example/now every day. Come by! #run #running'
  const result = shorten(text, 62)
  expect(result.text).toBe('Our bread is in.\nhttps://bread.example/now #run #running')
  expect(shorten(text, 30, 'place', false).text).toBe('Our bread is in.')
})

test('a sentence is cut only where none fits, and the links stay', () => {
  expect(shorten('A sentence that is far too long to fit here, https://a.example', 40)).toEqual({
    text: 'A sentence… https://a.example',
    keptSentenceCount: 0,
    totalSentenceCount: 1,
    isCut: true,
  })
})

test('half a link leads nowhere, so none is left', () => {
  const text = 'https://a.example/a/very/long/link/that/goes/on/and/on and more words that are too many'
  expect(shorten(text, 30).text).toBe('and more words that are too…')
})

test.each([
  'word '.repeat(1_200),
  'a. '.repeat(2_000),
  '日本語'.repeat(2_000),
  '👩‍👧'.repeat(500),
  '#tag '.repeat(1_000),
  'https://a.example/x '.repeat(300),
  'a'.repeat(6_000),
  'Straße İ NASA. '.repeat(300),
  '\ud800'.repeat(10),
])('the result is never longer than X takes, whatever the text is made of', async (text) => {
  for (const by of ['rank', 'place'] as const) {
    const result = shortenToLimit(text, xLimit, { priority: by, shouldKeepLinks: true })
    expect(measureWeightedLength(result.text)).toBeLessThanOrEqual(280)
    // Every sentence is searched for every link: a square of few, and no more.
    const keep = (length: number) =>
      shortenToLimit(text.slice(0, length), xLimit, { priority: by, shouldKeepLinks: true })
    expect(await measureGrowth(keep, text.length)).toBeLessThan(2 * 16)
  }
})

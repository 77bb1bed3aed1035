import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { containsQuote } from './contains-quote'
import { extractKeySentences } from './extract-key-sentences'
import { extractSentences } from './extract-sentences'

const garden = [
  'Last spring I moved my vegetables from the back of the house to raised beds along the fence.',
  'Dr. Shah next door said slugs hate copper tape.',
  'I tried it.',
  'Raised beds dry out faster than open ground, and mulch matters more than fertiliser.',
  'The beds cost 340 euros in total.',
  'My neighbours laughed at first.',
  'Raised beds need water every second day in July.',
  'Mulch keeps the beds moist for three days.',
  'My cousin has a boat.',
].join(' ')

const texts = (text: string, most: number, focus = '') =>
  extractKeySentences(text, most, { focus }).map((one) => one.text)

test('the sentences that the others speak of come, word for word and in the order of the text', () => {
  expect(extractKeySentences(garden, 3)).toEqual([
    {
      text: 'Last spring I moved my vegetables from the back of the house to raised beds along the fence.',
      position: 1,
      total: 9,
    },
    {
      text: 'Raised beds dry out faster than open ground, and mulch matters more than fertiliser.',
      position: 4,
      total: 9,
    },
    { text: 'Raised beds need water every second day in July.', position: 7, total: 9 },
  ])
})

test('a word that matters to the reader brings its sentence in', () => {
  expect(texts(garden, 2, 'cost')).toContain('The beds cost 340 euros in total.')
  expect(texts(garden, 3)).not.toContain('The beds cost 340 euros in total.')
})

test('a longest length leaves the others out', () => {
  const [headline] = extractKeySentences(garden, 1, { maxLength: 60 })
  expect(headline?.text).toBe('Raised beds need water every second day in July.')
  expect(extractKeySentences(garden, 1, { maxLength: 5 })).toEqual([])
})

test.each([
  ['Raised  beds need water', true],
  ['“slugs hate copper tape”', false],
  ['SLUGS HATE copper tape', true],
  ['slugs love copper tape', false],
  ['  ', false],
])('%j stands in the text: %s', (quotation, stands) => {
  expect(containsQuote(garden, quotation)).toBe(stands)
})

test('quotation marks, dashes and spaces are typed in many ways', () => {
  expect(containsQuote('“It’s late” — she\nsaid.', '"It\'s late" - she said.')).toBe(true)
})

test('nothing is said twice', () => {
  const said = 'The bridge closes on Monday. The bridge closes on Monday! Buses go by the park. The bridge is old.'
  expect(texts(said, 3)).toEqual(['The bridge closes on Monday.', 'Buses go by the park.', 'The bridge is old.'])
})

test.each([
  [
    'German',
    'Der Rat will die Brücke abreißen. Die Brücke ist seit 2019 gesperrt. Es regnet. Die neue Brücke kostet 12 Millionen Euro.',
    'Die neue Brücke kostet 12 Millionen Euro.',
  ],
  [
    'Japanese',
    '市議会は古い橋を取り壊すことを決めた。橋は2019年から閉鎖されている。雨だ。新しい橋の建設費は12億円だ。',
    '新しい橋の建設費は12億円だ。',
  ],
  [
    'Arabic',
    'قرر المجلس هدم الجسر القديم. الجسر مغلق منذ سنوات. تمطر. يكلف الجسر الجديد كثيرا؟ نعم.',
    'قرر المجلس هدم الجسر القديم.',
  ],
])('%s is summed up as well', (_, text, one) => {
  expect(texts(text, 3)).toContain(one)
  expect(texts(text, 3).every((sentence) => text.includes(sentence))).toBe(true)
})

test('lines without full stops are sentences, and a transcript comes in pieces that end before a word that joins', () => {
  expect(extractSentences('- bring a coat\n2) no dogs\n\nsee you at 9')).toEqual([
    'bring a coat',
    'no dogs',
    'see you at 9',
  ])
  const talk = 'so I got up at four every single day and I went to bake the bread '.repeat(5).trim()
  expect(extractSentences(talk).slice(0, 2)).toEqual([
    'so I got up at four every single day',
    'and I went to bake the bread',
  ])
  expect(extractSentences(talk).join(' ')).toBe(talk)
})

test.each(['gym', '🍲', '...', ''])('%j is no more than it is', (text) => {
  expect(texts(text, 5)).toEqual(text === 'gym' ? ['gym'] : [])
})

test.each(['a. ', 'x ', 'a b.\n', 'the bridge is open ', 'ab'])(
  '20,000 characters of %j take no longer than in proportion',
  async (piece) => {
    const find = (length: number) => extractKeySentences(piece.repeat(length / piece.length), 7)
    expect(find(20_000).length).toBeLessThanOrEqual(7)
    expect(await measureGrowth(find, 20_000)).toBeLessThan(MAX_GROWTH)
  },
)

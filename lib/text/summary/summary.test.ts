import { expect, test } from 'vitest'
import { containsQuote } from '@/lib/text/quotes'
import { extractKeySentences, extractSentences, joinSentences } from './key-sentences'

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

test('chooses key sentences by common words, in the order of the text', () => {
  const chosen = extractKeySentences(garden, 3)
  expect(chosen.at(-1)).toEqual({ text: 'Raised beds need water every second day in July.', position: 7, total: 9 })
  expect(chosen.map(({ position }) => position)).toEqual([1, 4, 7])
})

test('a focus word adds its sentence', () => {
  expect(texts(garden, 2, 'cost')).toContain('The beds cost 340 euros in total.')
})

test('leaves out sentences above the maximum length', () => {
  const [headline] = extractKeySentences(garden, 1, { maxLength: 60 })
  expect(headline?.text).toBe('Raised beds need water every second day in July.')
  expect(extractKeySentences(garden, 1, { maxLength: 5 })).toEqual([])
})

test.each([
  [garden, 'Raised  beds need water', true],
  [garden, '“slugs hate copper tape”', false],
  [garden, 'SLUGS HATE copper tape', true],
  ['“It’s late” — she\nsaid.', '"It\'s late" - she said.', true],
])('the text %j contains %j: %s', (text, quotation, contains) => {
  expect(containsQuote(text, quotation)).toBe(contains)
})

test('chooses no sentence twice', () => {
  expect([texts('gym', 5), texts('🍲', 5), texts('', 5)]).toEqual([['gym'], [], []])
  const said = 'The bridge closes on Monday. The bridge closes on Monday! Buses go by the park. The bridge is old.'
  expect(texts(said, 3)).toEqual(['The bridge closes on Monday.', 'Buses go by the park.', 'The bridge is old.'])
})

test('finds key sentences in Japanese', () => {
  const bridge =
    '市議会は古い橋を取り壊すことを決めた。橋は2019年から閉鎖されている。雨だ。新しい橋の建設費は12億円だ。'
  expect(texts(bridge, 3)).toContain('新しい橋の建設費は12億円だ。')
})

test('lines without full stops are sentences, and a transcript is split before conjunctions', () => {
  const lines = ['bring a coat', 'no dogs', 'see you at 9']
  expect(extractSentences('- bring a coat\n2) no dogs\n\nsee you at 9')).toEqual(lines)
  const talk = 'so I got up at four every single day and I went to bake the bread '.repeat(5).trim()
  expect(extractSentences(talk).slice(0, 2)).toEqual([
    'so I got up at four every single day',
    'and I went to bake the bread',
  ])
  expect(extractSentences(talk).join(' ')).toBe(talk)
})

test.each([
  [['', 'One.'], 'One.'],
  [['One.', 'Two.'], 'One. Two.'],
  [['パンを焼く。', '売る！', 'Yes.'], 'パンを焼く。売る！Yes.'],
  [['「焼く。」', '売る。'], '「焼く。」売る。'],
] as const)('joins %j to %j', (sentences, joined) => {
  expect(sentences.reduce(joinSentences, '')).toBe(joined)
})

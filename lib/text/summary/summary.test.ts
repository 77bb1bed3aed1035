import { expect, test } from 'vitest'
import { containsQuote } from '@/lib/text/quotes'
import { extractKeySentences, extractSentences, joinSentences } from './key-sentences'

const gardenText = [
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

test('chooses key sentences by common words, in the order of the text', () => {
  const sentences = extractSentences(gardenText)
  expect(sentences).toHaveLength(9)
  expect(extractKeySentences(gardenText, 3)).toEqual([sentences[0], sentences[3], sentences[6]])
  expect(sentences[6]).toBe('Raised beds need water every second day in July.')
})

test('a focus word adds its sentence', () => {
  expect(extractKeySentences(gardenText, 2, { focus: 'cost' })).toContain('The beds cost 340 euros in total.')
})

test('leaves out sentences above the maximum length', () => {
  const [headline] = extractKeySentences(gardenText, 1, { maxLength: 60 })
  expect(headline).toBe('Raised beds need water every second day in July.')
  expect(extractKeySentences(gardenText, 1, { maxLength: 5 })).toEqual([])
})

test.each([
  [gardenText, 'Raised  beds need water', true],
  [gardenText, '“slugs hate copper tape”', false],
  [gardenText, 'SLUGS HATE copper tape', true],
  ['“It’s late” — she\nsaid.', '"It\'s late" - she said.', true],
])('the text %j contains %j: %s', (text, quotation, isContained) => {
  expect(containsQuote(text, quotation)).toBe(isContained)
})

test('chooses no sentence twice', () => {
  expect([extractKeySentences('gym', 5), extractKeySentences('🍲', 5), extractKeySentences('', 5)]).toEqual([
    ['gym'],
    [],
    [],
  ])
  const repetitiveText =
    'The bridge closes on Monday. The bridge closes on Monday! Buses go by the park. The bridge is old.'
  expect(extractKeySentences(repetitiveText, 3)).toEqual([
    'The bridge closes on Monday.',
    'Buses go by the park.',
    'The bridge is old.',
  ])
})

test('finds key sentences in Japanese', () => {
  const japaneseText =
    '市議会は古い橋を取り壊すことを決めた。橋は2019年から閉鎖されている。雨だ。新しい橋の建設費は12億円だ。'
  expect(extractKeySentences(japaneseText, 3)).toContain('新しい橋の建設費は12億円だ。')
})

test('lines without periods are sentences, and a transcript is split before conjunctions', () => {
  const lines = ['bring a coat', 'no dogs', 'see you at 9']
  expect(extractSentences('- bring a coat\n2) no dogs\n\nsee you at 9')).toEqual(lines)
  const transcript = 'so I got up at four every single day and I went to bake the bread '.repeat(5).trim()
  expect(extractSentences(transcript).slice(0, 2)).toEqual([
    'so I got up at four every single day',
    'and I went to bake the bread',
  ])
  expect(extractSentences(transcript).join(' ')).toBe(transcript)
})

test.each([
  [['', 'One.'], 'One.'],
  [['One.', 'Two.'], 'One. Two.'],
  [['パンを焼く。', '売る！', 'Yes.'], 'パンを焼く。売る！Yes.'],
  [['「焼く。」', '売る。'], '「焼く。」売る。'],
] as const)('joins %j to %j', (sentences, expectedText) => {
  expect(sentences.reduce(joinSentences, '')).toBe(expectedText)
})

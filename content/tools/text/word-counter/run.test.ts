import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import wordCounter from './tool'

const { getTextBlocks, getFigures, getRows } = createResultReader(wordCounter, run)

test('counts the sample', () => {
  const figures = Object.entries(getFigures(wordCounter.input.sample)).map((figure) => figure.join(' '))
  expect(figures.join(', ')).toBe(
    'Words 64, Characters 330, Without spaces 264, Sentences 6, Paragraphs 3, Reading time 17 s, Speaking time 26 s, Unique words 46, Words per sentence 10.7, Lines 5, Code points 332, Bytes (UTF-8) 340',
  )
})

test.each([
  ['  leading  and trailing ', { Words: '3', Characters: '24', 'Without spaces': '18', Sentences: '1', Lines: '1' }],
  [
    '👨‍👩‍👧‍👦',
    { Words: '0', Characters: '1', 'Code points': '7', 'Bytes (UTF-8)': '25', Sentences: '0', Paragraphs: '1' },
  ],
  ['e\u0301\u0301', { Words: '1', Characters: '1', 'Code points': '3' }],
  ['\ud83d', { Characters: '1', 'Bytes (UTF-8)': '3', Words: '0' }],
  ['パンを焼く。待つ。', { Words: '4', Sentences: '2', Characters: '9' }],
  ['الخبز جيد. نعم', { Words: '3', Sentences: '2' }],
  ['Dr. No met J. R. Tolkien at 3.45 p.m. today. Yes?', { Sentences: '2' }],
  ['Wait… What? So… i think', { Sentences: '3' }],
  ['1.) Mix well.\n2.) Bake.', { Sentences: '2' }],
  ['won\u00adderful well\u2011known', { Words: '2' }],
  ['mail jo.b+c_d@bakery.example.com, please', { Words: '3' }],
  ['NASA nasa İ straße STRASSE', { Words: '5', 'Unique words': '4' }],
  ['a\n\n\nb\nc\n', { Paragraphs: '2', Lines: '6' }],
  [' \n ', { Words: '0', Sentences: '0', Paragraphs: '0', 'Words per sentence': '0', 'Reading time': '0 s' }],
])('counts %j as %o', (text, expected) => {
  expect(getFigures(text)).toMatchObject(expected)
})

test('omits stop words from the top words in English and Spanish unless they are requested', () => {
  const text = 'The bread. The bread and the NASA bread, don’t.'
  expect(getRows('Top words', text).flat()).toEqual(['bread', '3', '33.3%', 'NASA', '1', '11.1%'])
  expect(getRows('Top words', text, { content: false })[0]).toEqual(['the', '3', '33.3%'])
  const spanish = getRows('Top words', 'El pan y el pan de la casa', { language: 'es' })
  expect(spanish.map(([word]) => word)).toEqual(['pan', 'casa'])
  const french = getRows('Top words', 'C’est l’eau de la rivière, et j’ai l’eau', { language: 'fr' })
  expect(french.map(([word]) => word)).toEqual(['l’eau', 'rivière'])
})

test('phrases are repeated consecutive words without stop words at their ends', () => {
  const text = 'Rye bread of home. Rye bread of home, rye. Bread of home! Home rye https://rye.bread/rye'
  expect(getRows('Top two-word phrases', text)).toEqual([['Rye bread', '2', '13.3%']])
  expect(getRows('Top three-word phrases', text)).toEqual([['bread of home', '3', '20.0%']])
  expect(getRows('Top phrases', 'one two')).toEqual([])
})

test.each([
  [12, { 'Of your 12 words': '25.0%', 'Words to go': '9' }],
  [2, { 'Words over': '1' }],
])('shows the distance to a goal of %d words', (goal, expected) => {
  expect(getFigures('one two three', { goal })).toMatchObject(expected)
  expect(getFigures('one two three')).not.toHaveProperty('Words to go')
})

test('can save the longest sentence and all figures', () => {
  const [longest, json] = getTextBlocks('Short one. This one is longer.')
  expect(longest).toMatchObject({ name: 'Longest sentence', text: 'This one is longer.', detail: '4 words' })
  expect(getTextBlocks('Hi. Yo.')[0]).toMatchObject({ text: 'Hi.', detail: '1 word' })
  expect(json?.fileName).toBe('word-count.json')
  expect(JSON.parse(json?.text ?? '')).toMatchObject({
    words: 6,
    bytes: 30,
    longestSentence: { words: 4, text: 'This one is longer.' },
    top: [[{ text: 'one', count: 2 }, expect.anything(), expect.anything()], [], []],
  })
})

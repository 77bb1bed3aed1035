import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { run } from './count'
import { wordCounter } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: wordCounter.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function getBlocks(text: string, parameters: Partial<ToolParameters> = {}) {
  const result = run({ text, parameters: { ...defaultParameters, ...parameters } })
  if ('problem' in result) throw new Error(result.problem)
  return result.blocks
}
function getFigures(text: string, parameters: Partial<ToolParameters> = {}) {
  const allFigures = getBlocks(text, parameters).flatMap((block) => (block.kind === 'figures' ? block.figures : []))
  return Object.fromEntries(allFigures.map(({ label, value }) => [label, value]))
}
function getTableRows(caption: string, text: string, parameters: Partial<ToolParameters> = {}) {
  const tableBlock = getBlocks(text, parameters).find((block) => block.kind === 'table' && block.caption === caption)
  return tableBlock?.kind === 'table' ? tableBlock.rows : null
}

test('the sample in figures', () => {
  expect(getFigures(wordCounter.input.sample)).toEqual({
    Words: '63',
    Characters: '320',
    'Without spaces': '255',
    Sentences: '6',
    Paragraphs: '3',
    Lines: '5',
    'Different words': '46',
    'Words a sentence': '10.5',
    'To read': '16 s',
    'To say aloud': '26 s',
    'Code points': '322',
    'Bytes (UTF-8)': '330',
  })
})

test.each([
  ['  leading  and trailing ', { Words: '3', Characters: '24', 'Without spaces': '18', Sentences: '1', Lines: '1' }],
  [
    '👨‍👩‍👧‍👦',
    {
      Words: '0',
      Characters: '1',
      'Code points': '7',
      'Bytes (UTF-8)': '25',
      Sentences: '0',
      Paragraphs: '1',
    },
  ],
  ['e\u0301\u0301', { Words: '1', Characters: '1', 'Code points': '3' }],
  ['\ud83d', { Characters: '1', 'Bytes (UTF-8)': '3', Words: '0' }],
  ['パンを焼く。待つ。', { Words: '4', Sentences: '2', Characters: '9' }],
  ['الخبز جيد. نعم', { Words: '3', Sentences: '2' }],
  ['Dr. No met J. R. Tolkien at 3.45 p.m. today. Yes?', { Sentences: '2' }],
  ['won\u00adderful well\u2011known', { Words: '2' }],
  ['NASA nasa İ straße STRASSE', { Words: '5', 'Different words': '4' }],
  ['a\n\n\nb\nc\n', { Paragraphs: '2', Lines: '6' }],
  [' \n ', { Words: '0', Sentences: '0', Paragraphs: '0', 'Words a sentence': '0', 'To read': '0 s' }],
])('%j has %o', (text, expected) => {
  expect(getFigures(text)).toMatchObject(expected)
})

test('top words leave small ones out, unless they are wanted', () => {
  const text = 'The bread. The bread and the NASA bread, don’t.'
  expect(getTableRows('Top words', text)).toEqual([
    ['bread', '3', '33.3%'],
    ['NASA', '1', '11.1%'],
  ])
  expect(getTableRows('Top words', text, { content: false })?.[0]).toEqual(['the', '3', '33.3%'])
  expect(getTableRows('Top words', 'El pan y el pan de la casa', { language: 'es' })).toEqual([
    ['pan', '2', '25.0%'],
    ['casa', '1', '12.5%'],
  ])
})

test('phrases are of words that stand together, more than once, and no small word is at their ends', () => {
  const text = 'Rye bread of home. Rye bread of home, rye. Bread of home! Home rye https://rye.bread/rye'
  expect(getTableRows('Top phrases of two words', text)).toEqual([['Rye bread', '2', '11.8%']])
  expect(getTableRows('Top phrases of three words', text)).toEqual([['bread of home', '3', '17.6%']])
  expect(getTableRows('Top phrases of two words', 'one two')).toBeNull()
})

test('a goal says how far it is and how much too much', () => {
  expect(getFigures('one two three', { goal: 12 })).toMatchObject({
    'Of your 12 words': '25.0%',
    'Words to go': '9',
  })
  expect(getFigures('one two three', { goal: 2 })).toMatchObject({ 'Words too many': '1' })
  expect(getFigures('one two three')).not.toHaveProperty('Words to go')
})

test('the longest sentence and all figures can be taken along', () => {
  const texts = getBlocks('Short one. This one is longer.').flatMap((block) => (block.kind === 'text' ? [block] : []))
  expect(texts[0]).toMatchObject({ name: 'Longest sentence', text: 'This one is longer.', detail: '4 words' })
  expect(texts[1]?.fileName).toBe('word-count.json')
  expect(JSON.parse(texts[1]?.text ?? '')).toMatchObject({
    words: 6,
    bytes: 30,
    longestSentence: { words: 4, text: 'This one is longer.' },
    top: [
      [
        { text: 'one', count: 2 },
        { text: 'Short', count: 1 },
        { text: 'longer', count: 1 },
      ],
      [],
      [],
    ],
  })
})

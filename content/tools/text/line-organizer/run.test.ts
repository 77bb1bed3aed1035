import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import lineOrganizer from './tool'

const { run: runOrganizer, getFigures, getRows, getTexts } = createResultReader(lineOrganizer, run)
type ToolParameters = NonNullable<Parameters<typeof getTexts>[1]>
const organize = (text: string, parameters: ToolParameters) => getTexts(text, parameters).join('')

test.each<[string, string, string, ToolParameters]>([
  ['trimmed, without blank lines, first of each', '  leading  and trailing \n\nb\nb\n', 'leading  and trailing\nb', {}],
  ['as they are', ' a \n\n a ', ' a \n\n a ', { trim: false, blank: false, duplicates: 'keep' }],
  ['sorted with numbers by value', 'item 10\nitem 2\nItem 1', 'Item 1\nitem 2\nitem 10', { sort: 'up' }],
  ['sorted by language', 'zebra\näpfel\nbanane', 'äpfel\nbanane\nzebra', { sort: 'up' }],
  ['sorted down', 'a\nc\nb', 'c\nb\na', { sort: 'down' }],
  ['shortest first, equal ones in their order', 'bb\naa\n👩‍👧\nccc', '👩‍👧\nbb\naa\nccc', { sort: 'short' }],
  ['longest first', 'a\n日本語\nbb', '日本語\nbb\na', { sort: 'long' }],
  ['turned around', 'a\nb\nc', 'c\nb\na', { reverse: true }],
  ['loosely the same', 'NASA\nnasa\nstraße\nSTRASSE\na  b\nA b', 'NASA\nstraße\na  b', { duplicates: 'loose' }],
  ['exactly the same alone', 'NASA\nnasa\nNASA', 'NASA\nnasa', {}],
  ['İ is no i', 'İ\ni\nİ', 'İ\ni', { duplicates: 'loose' }],
  ['split and joined', 'a, b,c\nd', 'a | b | c | d', { split: ',', join: ' | ' }],
  ['split at tabs, joined by breaks', 'a\tb', 'a\n\nb', { split: '\\t', join: '\\n\\n' }],
  ['lines with one of these', 'Bread\nrolls\ncake', 'Bread\nrolls', { keep: 'bread | ROLLS' }],
  ['lines without these', 'bread\n#AD rolls\ncake', 'bread\ncake', { drop: '#ad' }],
  ['numbered', 'a\nb', '9. a\n10. b', { number: 'dot', from: 9 }],
  ['numbered with zeros', 'a\nb', '01 #a;\n02 #b;', { number: 'padded', prefix: '#', suffix: ';' }],
  ['bullets', 'a\nb', '• a\n• b', { number: 'bullet' }],
  ['a column', 'a\nb,"c, ""d""; e",f\ng,h; i,j', 'c, "d"; e\nh; i', { column: 2 }],
  ['a column between semicolons', 'a;1,5\nb,c;2\n"d;e";3', '1,5\n2\n3', { column: 2 }],
  ['a column between tabs', 'a; b\tc, d\ne\tf;g', 'c, d\nf;g', { column: 2 }],
  ['a column that is not there', 'a,b\nc', 'b', { column: 2 }],
  ['right to left', 'שלום\nאבא', 'אבא\nשלום', { sort: 'up' }],
  ['half a character', 'b\ud83d\na\ud83d', 'a\ud83d\nb\ud83d', { sort: 'up' }],
])('%s', (_, text, expected, parameters) => {
  expect(organize(text, parameters)).toBe(expected)
})

test('a shuffle preserves every line, and its number reproduces it', () => {
  const list = Array.from({ length: 50 }, (_, index) => `line ${index}`)
  const shuffle = (seed: number) => organize(list.join('\n'), { sort: 'shuffle', seed })
  expect(shuffle(7)).toBe(shuffle(7))
  expect(shuffle(8)).not.toBe(shuffle(7))
  expect(shuffle(7)).not.toBe(list.join('\n'))
  expect(shuffle(7).split('\n').toSorted()).toEqual(list.toSorted())
})

test('counts removed lines, step by step and line by line', () => {
  const list = 'b\n\na\nb\nc\nc\nb'
  expect(Object.values(getFigures(list))).toEqual(['3', '4', '2'])
  expect(getRows('Steps', list, { sort: 'up' })).toEqual([
    ['1. Split', '7', ''],
    ['2. Trim', '7', ''],
    ['3. Remove blank lines', '6', '1'],
    ['4. Remove duplicates', '3', '3'],
    ['5. Order', '3', ''],
  ])
  for (const duplicates of ['exact', 'keep'] as const)
    expect(getRows('Duplicates', list, { duplicates }).flat()).toEqual(['b', '3', 'c', '2'])
  expect(Object.values(getFigures(list, { duplicates: 'keep' }))).toEqual(['6', '1', '2'])
})

test('sorts 100,000 lines and refuses one more', () => {
  const list = Array.from({ length: 100_000 }, (_, index) => String(99_999 - index)).join('\n')
  expect(organize(list, { sort: 'up' }).startsWith('0\n1\n2\n')).toBe(true)
  expect(runOrganizer(`${list}\nx`)).toEqual({ problem: 'That’s 100,001 lines. Paste up to 100,000 at a time.' })
})

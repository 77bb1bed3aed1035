import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import lineOrganizer from './tool'

const { run: runOrganizer, getBlocks, getFigures, getNotes, getRows, getTexts } = createResultReader(lineOrganizer, run)
type ToolParameters = NonNullable<Parameters<typeof getTexts>[1]>
const organize = (text: string, parameters: ToolParameters) => getTexts(text, parameters).join('')

test.each<[string, string, string, ToolParameters]>([
  ['trimmed, without blank lines, first of each', '  leading  and trailing \n\nb\nb\n', 'leading  and trailing\nb', {}],
  ['as they are', ' a \n\n a ', ' a \n\n a ', { trim: false, blank: false, duplicates: 'keep' }],
  ['sorted with numbers by value', 'item 10\nitem 2\nItem 1', 'Item 1\nitem 2\nitem 10', { sort: 'up' }],
  ['sorted by language', 'zebra\näpfel\nbanane', 'äpfel\nbanane\nzebra', { sort: 'up' }],
  ['sorted by value', '10\n2.5\n-5\n0\n2.25\n-10', '-10\n-5\n0\n2.25\n2.5\n10', { sort: 'up' }],
  ['sorted down by value', '10\n2.5\n-5\n2.25\n−10', '10\n2.5\n2.25\n-5\n−10', { sort: 'down' }],
  ['prices', '$1,200\n$9.50\n-$3\n$9.05\n$80', '-$3\n$9.05\n$9.50\n$80\n$1,200', { sort: 'up' }],
  ['counts of networks', '1.2K views\n3M views\n900 views', '900 views\n1.2K views\n3M views', { sort: 'up' }],
  ['seats', '10B\n2A\n1B\n2B\n1A', '1A\n1B\n2A\n2B\n10B', { sort: 'up' }],
  ['Indian prices', '₹12,34,567\n₹1,00,000\n₹99,999.5', '₹99,999.5\n₹1,00,000\n₹12,34,567', { sort: 'up' }],
  ['German prices', '1.234,56 €\n999,99 €\n12,50 €', '12,50 €\n999,99 €\n1.234,56 €', { sort: 'up' }],
  [
    'Swiss and French prices',
    "2'000'000\n1\u202f250,5\n1’250\n980",
    "980\n1’250\n1\u202f250,5\n2'000'000",
    { sort: 'up' },
  ],
  ['decimals without a zero', '1\n.75\n0.6\n.5', '.5\n0.6\n.75\n1', { sort: 'up' }],
  ['decimal commas', '2,5 kg\n2,25 kg\n10 kg\n-0,5 kg', '-0,5 kg\n2,25 kg\n2,5 kg\n10 kg', { sort: 'up' }],
  [
    'dates and versions',
    '2026-11-05\n1.10.2\n2026-02-10\n1.9.1',
    '1.9.1\n1.10.2\n2026-02-10\n2026-11-05',
    { sort: 'up' },
  ],
  ['bullets and words after numbers', 'b\n- 5\n10 a\n9 a', '9 a\n10 a\n- 5\nb', { sort: 'up' }],
  ['sorted down', 'a\nc\nb', 'c\nb\na', { sort: 'down' }],
  ['shortest first, equal ones in their order', 'bb\naa\n👩‍👧\nccc', '👩‍👧\nbb\naa\nccc', { sort: 'short' }],
  ['longest first', 'a\n日本語\nbb', '日本語\nbb\na', { sort: 'long' }],
  ['turned around', 'a\nb\nc', 'c\nb\na', { reverse: true }],
  ['loosely the same', 'NASA\nnasa\nstraße\nSTRASSE\na  b\nA b', 'NASA\nstraße\na  b', { duplicates: 'loose' }],
  ['exactly the same alone', 'NASA\nnasa\nNASA', 'NASA\nnasa', {}],
  ['é in both ways of storing it', 'café\ncafe\u0301\ncafe', 'café\ncafe', {}],
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
  ['a column with line breaks', 'name,note\nAnn,"two\nlines"\nBen,one', 'note\ntwo lines\none', { column: 2 }],
  ['a column after one with line breaks', '1;"a\n\nb";x\n2;c;y', 'x\ny', { column: 3 }],
  ['a column after an inch mark', '1\t6" pan\tx\n2\t"8"" pan"\ty', '6" pan\n8" pan', { column: 2 }],
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

test('without a number, shuffles differently each time, and names the number', () => {
  const list = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n')
  const [note = ''] = getNotes(list, { sort: 'shuffle' })
  expect(note).toMatch(/^Shuffle number \d+ gives the same list this order again\./)
  expect(organize(list, { sort: 'shuffle' })).not.toBe(organize(list, { sort: 'shuffle' }))
  const again = getBlocks(list, { sort: 'shuffle' }).find((block) => block.kind === 'again')
  expect(again).toMatchObject({ label: 'Shuffle again', parameters: { seed: expect.any(Number) } })
  expect(getNotes(list, { sort: 'up' })).toEqual([])
})

const numRuns = 100
const anyNumbers = fc.array(
  fc.double({ min: -1_000, max: 1_000, noNaN: true }).map((value) => Number(value.toFixed(2))),
)
const anyWords = fc.array(
  fc.constantFrom('a', 'b', 'é', 'e\u0301', 'ß', 'Z', 'я', '日', '#1', '#10', '#2', 'x 2', 'x 10'),
)

test('sorts generated numbers like numbers and generated words like the browser', () => {
  fc.assert(
    fc.property(anyNumbers, anyWords, (numbers, words) => {
      const sortedNumbers = numbers.toSorted((one, other) => one - other).map(String)
      const sortedWords = words.toSorted(new Intl.Collator(undefined, { numeric: true }).compare)
      const text = [...words, ...numbers].join('\n')
      const sorted = organize(text || ' ', { sort: 'up', duplicates: 'keep' })
      expect(sorted).toBe([...sortedNumbers, ...sortedWords].join('\n'))
    }),
    { numRuns, seed: 1 },
  )
})

test('removes the duplicates of generated lists that compare as equal in Unicode', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      const expected = words.filter(
        (word, index) =>
          words.findIndex(
            (other) => !other.normalize().localeCompare(word.normalize(), 'en', { sensitivity: 'variant' }),
          ) === index,
      )
      expect(organize(words.join('\n') || ' ', {})).toBe(expected.join('\n'))
    }),
    { numRuns, seed: 1 },
  )
})

test('reads each column of generated tables as it was written', () => {
  const anyCell = fc.constantFrom('a', 'b c', '1,5', 'x;y', 'say "hi"', 'two\nlines', '', '日本')
  const anyTable = fc.array(fc.tuple(fc.constant('row'), anyCell, anyCell), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(anyTable, fc.constantFrom(',', ';', '\t'), fc.constantFrom(1, 2, 3), (table, separator, column) => {
      const text = table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\n')
      const expected = table.map((row) => row[column - 1]?.replace('\n', ' ')).join('\n')
      expect(organize(text, { column, blank: false, duplicates: 'keep' })).toBe(expected)
    }),
    { numRuns, seed: 1 },
  )
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

test('sorts and shuffles 100,000 lines and refuses one more', () => {
  const list = Array.from({ length: 100_000 }, (_, index) => String(99_999 - index)).join('\n')
  expect(organize(list, { sort: 'up' }).startsWith('0\n1\n2\n')).toBe(true)
  expect(organize(list, { sort: 'shuffle' })).toHaveLength(list.length)
  expect(runOrganizer(`${list}\nx`)).toEqual({ problem: 'That’s 100,001 lines. Paste up to 100,000 at a time.' })
})

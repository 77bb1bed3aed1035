import { expect, test } from 'vitest'
import { balanceLines } from './balance-lines'
import { fitText, listFontSizes } from './fit-text'

/** Every letter is half as wide as its size. */
const half = (text: string, { size }: { size: number }) => (text.length * size) / 2
const setting = { sizes: [40, 20, 10], weight: 700, leading: 1 } as const

const fitToLines = (text: string, width: number, height: number) => {
  const { font, lines, isTruncated, hasDividedWord } = fitText(text, { width, height }, setting, half)
  return { size: font.size, lines: lines.map((line) => line.text), cut: isTruncated, divided: hasDividedWord }
}

test.each([
  ['as large as it gets', 'one two', 200, 40, { size: 40, lines: ['one two'], cut: false, divided: false }],
  [
    'on two lines where there is height',
    'one two',
    80,
    80,
    { size: 40, lines: ['one', 'two'], cut: false, divided: false },
  ],
  [
    'smaller before a word is divided',
    'abcdefgh',
    80,
    80,
    { size: 20, lines: ['abcdefgh'], cut: false, divided: false },
  ],
  [
    'divided where no size has room',
    'abcdefghijklmnopqrst',
    80,
    80,
    { size: 20, lines: ['abcdefg-', 'hijklmn-', 'opqrst'], cut: false, divided: true },
  ],
  ['with its own line breaks', 'one\ntwo', 400, 80, { size: 40, lines: ['one', 'two'], cut: false, divided: false }],
  [
    'cut where it is far too long',
    'one two three four five six',
    60,
    20,
    { size: 10, lines: ['one two', 'three four …'], cut: true, divided: false },
  ],
])('a text is set %s', (_, text, width, height, expected) => {
  expect(fitToLines(text, width, height)).toEqual(expected)
})

test('a headline’s lines are of even length', () => {
  const text = 'one two three four'
  const fitted = fitText(text, { width: 130, height: 40 }, { ...setting, sizes: [20] }, half)
  expect(fitted.lines.map((line) => line.text)).toEqual(['one two three', 'four'])
  expect(balanceLines(text, fitted, 130, half).lines.map((line) => line.text)).toEqual(['one two', 'three four'])
})

test('no size is tried below the one that fits', () => {
  const sizes: number[] = []
  const recordingMeasurer = (text: string, font: { size: number }) => {
    sizes.push(font.size)
    return half(text, font)
  }
  fitText('abcdefgh', { width: 80, height: 80 }, setting, recordingMeasurer)
  expect([...new Set(sizes)]).toEqual([40, 20])
})

test('a blank is known on every line that it runs over', () => {
  const { lines } = fitText('say [what you do] now', { width: 70, height: 80 }, { ...setting, sizes: [20] }, half)
  expect(lines).toEqual([
    { text: 'say', blanks: [] },
    { text: '[what', blanks: [[0, 5]] },
    { text: 'you do]', blanks: [[0, 7]] },
    { text: 'now', blanks: [] },
  ])
})

test.each([
  ['signs before and after it', 'costs $[price] now', 300, [['costs $[price] now', '[price]']]],
  ['brackets around it', '([where])', 300, [['([where])', '[where]']]],
  [
    'quotes around its words',
    'he said “[what they said]” twice',
    400,
    [['he said “[what they said]” twice', '[what they said]']],
  ],
  [
    'quotes, over two lines',
    'a “[what they said]” twice',
    120,
    [['a “[what', '[what'], ['they said]”', 'they said]'], ['twice']],
  ],
  [
    'another blank beside it',
    '[your name] [your town]',
    300,
    [['[your name] [your town]', '[your name]', '[your town]']],
  ],
  [
    'a word that is divided',
    '“[abcdefghijkl]”',
    80,
    [
      ['“[abcde-', '[abcde-'],
      ['fghijkl-', 'fghijkl-'],
      [']”', ']'],
    ],
  ],
])('a blank is marked from bracket to bracket with %s', (_, text, width, expected) => {
  const { lines } = fitText(text, { width, height: 400 }, { ...setting, sizes: [20] }, half)
  expect(lines.map((line) => [line.text, ...line.blanks.map(([from, to]) => line.text.slice(from, to))])).toEqual(
    expected,
  )
})

test('sizes go down in small steps and end at the smallest', () => {
  const sizes = listFontSizes(120, 32)
  expect([sizes[0], sizes[1], sizes.at(-1)]).toEqual([120, 114, 32])
  expect(sizes.length).toBeLessThan(30)
  expect(listFontSizes(30, 30)).toEqual([30])
  expect(listFontSizes(50, 44.6)).toEqual([50, 48, 46, 45])
})

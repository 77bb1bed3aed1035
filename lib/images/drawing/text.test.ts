import { expect, test } from 'vitest'
import { balanceLines, fitText, listFontSizes } from './fitted-text'
import { layOutTextBlock, type TextStyle } from './text-block'

const measureHalfWidths = (text: string, { size }: { size: number }) => (text.length * size) / 2
const setting = { sizes: [40, 20, 10], weight: 700, leading: 1 } as const

const fitToLines = (text: string, width: number, height: number) => {
  const { font, lines, isTruncated, hasDividedWord } = fitText(text, { width, height }, setting, measureHalfWidths)
  return { size: font.size, lines: lines.map((line) => line.text), cut: isTruncated, divided: hasDividedWord }
}

test.each([
  ['as large as possible', 'one two', 200, 40, { size: 40, lines: ['one two'] }],
  ['on two lines', 'one two', 80, 80, { size: 40, lines: ['one', 'two'] }],
  ['smaller rather than with a divided word', 'abcdefgh', 80, 80, { size: 20, lines: ['abcdefgh'] }],
  ['divided', 'abcdefghijklmnopqrst', 80, 80, { size: 20, lines: ['abcdefg-', 'hijklmn-', 'opqrst'], divided: true }],
  ['with its own line breaks', 'one\ntwo', 400, 80, { size: 40, lines: ['one', 'two'] }],
  ['cut', 'one two three four five six', 60, 20, { size: 10, lines: ['one two', 'three four …'], cut: true }],
])('sets a text %s', (_, text, width, height, expected) => {
  expect(fitToLines(text, width, height)).toEqual({ cut: false, divided: false, ...expected })
})

test('balances the lines of a headline', () => {
  const text = 'one two three four'
  const fittedText = fitText(text, { width: 130, height: 40 }, { ...setting, sizes: [20] }, measureHalfWidths)
  expect(fittedText.lines.map((line) => line.text)).toEqual(['one two three', 'four'])
  expect(balanceLines(text, fittedText, 130, measureHalfWidths).lines.map((line) => line.text)).toEqual([
    'one two',
    'three four',
  ])
})

test('splits a blank across its lines', () => {
  const { lines } = fitText(
    'say [what you do] now',
    { width: 70, height: 80 },
    { ...setting, sizes: [20] },
    measureHalfWidths,
  )
  expect(lines).toEqual([
    { text: 'say', blanks: [] },
    { text: '[what', blanks: [[0, 5]] },
    { text: 'you do]', blanks: [[0, 7]] },
    { text: 'now', blanks: [] },
  ])
})

test.each([
  ['costs $[price] now', 300, ['[price]']],
  ['a “[what they said]” twice', 120, ['[what', 'they said]']],
  ['“[abcdefghi]”', 80, ['[abcde-', 'fghi]']],
])('marks the blank of %j from bracket to bracket', (text, width, expected) => {
  const { lines } = fitText(text, { width, height: 400 }, { ...setting, sizes: [20] }, measureHalfWidths)
  expect(lines.flatMap((line) => line.blanks.map(([from, to]) => line.text.slice(from, to)))).toEqual(expected)
})

test('lists font sizes in small steps down to the smallest', () => {
  const sizes = listFontSizes(120, 32)
  expect([sizes[0], sizes[1], sizes.at(-1)]).toEqual([120, 114, 32])
  expect(sizes.length).toBeLessThan(30)
  expect(listFontSizes(30, 30)).toEqual([30])
  expect(listFontSizes(50, 44.6)).toEqual([50, 48, 46, 45])
})

const box = { x: 100, y: 50, width: 400, height: 200 }
const sizes = { maxSize: 100, minSize: 20, weight: 700, leading: 1 } as const
const style: TextStyle = { ...sizes, colour: '#ffffff', align: 'left', verticalAlign: 'top' }

const layOutLines = (text: string, overrides: Partial<TextStyle> = {}) =>
  layOutTextBlock(text, box, { ...style, ...overrides }, measureHalfWidths).shapes.map((line) => [
    line.text,
    line.x,
    line.y,
  ])

test('sets a text at the largest size that fits its box', () => {
  expect(layOutTextBlock('Big news', box, style, measureHalfWidths).size).toBe(100)
  expect(layOutTextBlock('Nothing but very big news', box, style, measureHalfWidths).size).toBe(64)
  expect(layOutTextBlock('word '.repeat(200), box, style, measureHalfWidths)).toMatchObject({
    size: 20,
    isTruncated: true,
  })
  expect(layOutTextBlock('  ', box, style, measureHalfWidths)).toEqual({
    shapes: [],
    size: 0,
    isTruncated: false,
    top: 50,
  })
})

test.each([
  ['right', { align: 'right' as const }, [['Big news', 500, 136]]],
  ['in the middle both ways', { align: 'middle' as const, verticalAlign: 'middle' as const }, [['Big news', 300, 186]]],
  ['at the bottom', { verticalAlign: 'bottom' as const }, [['Big news', 100, 236]]],
  ['within its outline', { maxSize: 80, outline: { colour: '#000000', width: 8 } }, [['Big news', 108, 127]]],
  ['lower if its typeface has a larger drop', { drop: 0.4 }, [['Big news', 100, 140]]],
])('places a text %s', (_, overrides, lines) => {
  const placedLines = layOutLines('Big news', overrides).map(([text, x, y]) => [text, x, Math.round(Number(y))])
  expect(placedLines).toEqual(lines)
})

test('aligns right-to-left text right in the same way', () => {
  const [left, right] = (['left', 'right'] as const).map(
    (align) => layOutTextBlock('خبر كبير', box, { ...style, align }, measureHalfWidths).shapes[0],
  )
  expect([left?.align, left?.x, left?.direction]).toEqual(['end', 100, 'rtl'])
  expect([right?.align, right?.x]).toEqual(['start', 500])
})

test('sets capitals and rotates around the middle of the box', () => {
  const [line] = layOutTextBlock('straße', box, { ...style, upper: true, turn: 10 }, measureHalfWidths).shapes
  expect([line?.text, line?.turn]).toEqual(['STRASSE', { degrees: 10, x: 300, y: 150 }])
})

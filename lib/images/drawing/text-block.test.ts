import { expect, test } from 'vitest'
import type { TextMeasurer } from './shapes'
import { layOutTextBlock, type TextStyle } from './text-block'

/** Every letter is half as wide as its size. */
const half: TextMeasurer = (text, { size }) => (text.length * size) / 2
const box = { x: 100, y: 50, width: 400, height: 200 }
const style: TextStyle = {
  maxSize: 100,
  minSize: 20,
  weight: 700,
  leading: 1,
  colour: '#ffffff',
  align: 'left',
  verticalAlign: 'top',
}

const layOutLines = (text: string, more: Partial<TextStyle> = {}) =>
  layOutTextBlock(text, box, { ...style, ...more }, half).shapes.map((line) => [line.text, line.x, line.y])

test('words take the largest size that fits their box', () => {
  expect(layOutTextBlock('Big news', box, style, half).size).toBe(100)
  expect(layOutTextBlock('Nothing but very big news', box, style, half).size).toBe(64)
  expect(layOutTextBlock('word '.repeat(200), box, style, half)).toMatchObject({ size: 20, isTruncated: true })
  expect(layOutTextBlock('  ', box, style, half)).toEqual({ shapes: [], size: 0, isTruncated: false, top: 50 })
})

test.each([
  ['left and on top', {}, [['Big news', 100, 136]]],
  ['right', { align: 'right' as const }, [['Big news', 500, 136]]],
  ['in the middle both ways', { align: 'middle' as const, verticalAlign: 'middle' as const }, [['Big news', 300, 186]]],
  ['at the bottom', { verticalAlign: 'bottom' as const }, [['Big news', 100, 236]]],
  ['within its outline', { maxSize: 80, outline: { colour: '#000000', width: 8 } }, [['Big news', 108, 127]]],
  ['lower, where its letters hang lower', { drop: 0.4 }, [['Big news', 100, 140]]],
])('a text stands %s', (_, more, lines) => {
  const made = layOutLines('Big news', more).map(([text, x, y]) => [text, x, Math.round(Number(y))])
  expect(made).toEqual(lines)
})

test('an outline stays within the box, above and below too', () => {
  const low = { ...box, height: 64 }
  const outlined = { ...style, outline: { colour: '#000000', width: 12 } }
  expect(layOutTextBlock('Big', low, outlined, half)).toMatchObject({ size: 39, top: 62 })
})

test('right is right in every script', () => {
  const [left, right] = (['left', 'right'] as const).map(
    (align) => layOutTextBlock('خبر كبير', box, { ...style, align }, half).shapes[0],
  )
  expect([left?.align, left?.x, left?.direction]).toEqual(['end', 100, 'rtl'])
  expect([right?.align, right?.x]).toEqual(['start', 500])
})

test('capitals, and a turn around the box’s middle', () => {
  const [line] = layOutTextBlock('straße', box, { ...style, upper: true, turn: 10 }, half).shapes
  expect([line?.text, line?.turn]).toEqual(['STRASSE', { degrees: 10, x: 300, y: 150 }])
})

test('a text that is only moved or coloured is not measured again, one that is changed is', () => {
  let measured = 0
  const countingMeasurer: TextMeasurer = (text, font) => {
    measured += 1
    return half(text, font)
  }
  const layOutBlock = (text: string, more: Partial<TextStyle> = {}, x = 0) =>
    layOutTextBlock(text, { ...box, x }, { ...style, ...more, even: true }, countingMeasurer)
  layOutBlock('Nothing but very big news')
  const measuredOnce = measured
  expect(layOutBlock('Nothing but very big news', { colour: '#ff0000' }, 30).shapes[0]).toMatchObject({
    colour: '#ff0000',
    x: 30,
  })
  expect(measured).toBe(measuredOnce)
  expect(layOutBlock('Nothing but very big news', { maxSize: 40 }).size).toBe(40)
  expect(measured).toBeGreaterThan(measuredOnce)
  expect(layOutTextBlock('Nothing but very big news', box, style, (text, { size }) => text.length * size).size).toBe(49)
})

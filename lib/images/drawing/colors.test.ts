import { expect, test } from 'vitest'
import { formatHexColor, mixColors, parseHexColor } from './colors'

test('a colour and its parts', () => {
  expect(parseHexColor('#0a80ff')).toEqual([10, 128, 255])
  expect(formatHexColor(10, 127.6, 255)).toBe('#0a80ff')
  expect(formatHexColor(1, undefined, 16)).toBe('#010010')
})

test.each([
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#102030', '#102030', 0.3, '#102030'],
  ['#ff0000', '#0000ff', 0.25, '#bf0040'],
  ['#ff0000', '#0000ff', 1, '#0000ff'],
])('%s with a share of %s', (from, to, share, made) => {
  expect(mixColors(from, to, share)).toBe(made)
})

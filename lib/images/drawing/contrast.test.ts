import { expect, test } from 'vitest'
import { getContrast, pickReadableColor } from './contrast'

test.each([
  ['#ffffff', '#000000', 21],
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#36454f', '#36454f', 1],
])('%s on %s has a contrast of %f', (one, other, expected) => {
  expect(getContrast(one, other)).toBeCloseTo(expected, 2)
})

test.each([
  ['a colour of its own that can be read', '#ffbf00', ['#fff8e7', '#36454f'], '#36454f'],
  ['near black where none can', '#ffbf00', ['#fff8e7', '#ffd700'], '#14110f'],
  ['white where none can on a dark ground', '#101820', ['#0b3d2e'], '#ffffff'],
])('on a ground stands %s', (_, ground, colours, ink) => {
  expect(pickReadableColor(ground, colours)).toBe(ink)
})

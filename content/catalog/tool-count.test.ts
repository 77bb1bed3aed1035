import { expect, test } from 'vitest'
import { formatToolCount } from './tool-count'

test.each([
  [0, 25, '0'],
  [13, 75, '13'],
  [74, 75, '74'],
  [75, 75, '75'],
  [82, 75, '75+'],
  [32, 26, '26+'],
])('%i tools held where %i are stated reads %s', (actual, advertised, expected) => {
  expect(formatToolCount(actual, advertised)).toBe(expected)
})

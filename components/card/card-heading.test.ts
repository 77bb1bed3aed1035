import { expect, test } from 'vitest'
import { formatCardHeading } from './card-heading'

test.each([
  [3, 'Bold claim', '3 · Bold claim'],
  [1, 'Slide 1 of 7', 'Slide 1 of 7'],
  [2, 'Post 2 of 7: the last one', 'Post 2 of 7: the last one'],
  [4, 'Day 6 · Saturday', 'Day 6 · Saturday'],
  [5, undefined, '5'],
])('result %i, %s, is labelled "%s"', (number, heading, label) => {
  expect(formatCardHeading(number, heading === undefined ? {} : { heading })).toBe(label)
})

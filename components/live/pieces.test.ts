import { expect, test } from 'vitest'
import { withCut, withNextJoined, withText } from './pieces'

const pieces = ['One, two. ', 'Three.\n\n', 'Four.']

test('a piece gets another text within the space around it; an empty one goes', () => {
  expect(withText(pieces, 1, ' Drei, $& more. ')).toEqual(['One, two. ', 'Drei, $& more.\n\n', 'Four.'])
  expect(withText(pieces, 1, '  ')).toEqual(['One, two. ', 'Four.'])
})

test('a piece is joined to the next, the last to nothing', () => {
  expect(withNextJoined(pieces, 1)).toEqual(['One, two. ', 'Three.\n\nFour.'])
  expect(withNextJoined(pieces, 2)).toEqual(pieces)
})

test('a piece is cut at a position of its text, not into nothing', () => {
  expect(withCut([' One, two. ', 'Three.'], 0, 5)).toEqual([' One, ', 'two. ', 'Three.'])
  expect(withCut(pieces, 0, 0)).toEqual(pieces)
  expect(withCut(pieces, 0, 9)).toEqual(pieces)
})

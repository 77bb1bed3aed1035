import { expect, test } from 'vitest'
import { joinNextPiece, replacePiece, splitPiece } from './thread-pieces'

const pieces = ['One, two. ', 'Three.\n\n', 'Four.']

test('a piece gets another text within the space around it; an empty one goes', () => {
  expect(replacePiece(pieces, 1, ' Drei, $& more. ')).toEqual(['One, two. ', 'Drei, $& more.\n\n', 'Four.'])
  expect(replacePiece(pieces, 1, '  ')).toEqual(['One, two. ', 'Four.'])
})

test('a piece is joined to the next, the last to nothing', () => {
  expect(joinNextPiece(pieces, 1)).toEqual(['One, two. ', 'Three.\n\nFour.'])
  expect(joinNextPiece(pieces, 2)).toEqual(pieces)
})

test('a piece is cut at a position of its text, not into nothing', () => {
  expect(splitPiece([' One, two. ', 'Three.'], 0, 5)).toEqual([' One, ', 'two. ', 'Three.'])
  expect(splitPiece(pieces, 0, 0)).toEqual(pieces)
  expect(splitPiece(pieces, 0, 9)).toEqual(pieces)
})

import { expect, test } from 'vitest'
import { joinNextChunk, replaceChunk, splitChunk } from './thread-chunks'

const pieces = ['One, two. ', 'Three.\n\n', 'Four.']

test('a piece gets another text within the space around it; an empty one goes', () => {
  expect(replaceChunk(pieces, 1, ' Drei, $& more. ')).toEqual(['One, two. ', 'Drei, $& more.\n\n', 'Four.'])
  expect(replaceChunk(pieces, 1, '  ')).toEqual(['One, two. ', 'Four.'])
})

test('a piece is joined to the next, the last to nothing', () => {
  expect(joinNextChunk(pieces, 1)).toEqual(['One, two. ', 'Three.\n\nFour.'])
  expect(joinNextChunk(pieces, 2)).toEqual(pieces)
})

test('a piece is cut at a position of its text, not into nothing', () => {
  expect(splitChunk([' One, two. ', 'Three.'], 0, 5)).toEqual([' One, ', 'two. ', 'Three.'])
  expect(splitChunk(pieces, 0, 0)).toEqual(pieces)
  expect(splitChunk(pieces, 0, 9)).toEqual(pieces)
})

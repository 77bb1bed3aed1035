import { expect, test } from 'vitest'
import { truncateGraphemes } from './text-segmentation'

test.each([
  ['A rather long title', 19, 'A rather long title'],
  ['A rather long title', 16, 'A rather long ti…'],
  ['A rather long title', 9, 'A rather…'],
  ['👩‍👧‍👦👩‍👧‍👦', 1, '👩‍👧‍👦…'],
])('of “%s” %i letters are “%s”', (text, most, opening) => {
  expect(truncateGraphemes(text, most)).toBe(opening)
})

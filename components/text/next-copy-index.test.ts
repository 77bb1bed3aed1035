import { expect, test } from 'vitest'
import { getNextCopyIndex } from './next-copy-index'

test.each([
  [['a', 'b', 'c'], [], 0],
  [['a', 'b', 'c'], ['a'], 1],
  [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['a', 'b', 'new'], ['a', 'b'], 2],
  [['new', 'b', 'c'], ['a'], 0],
  [['a'], ['a', 'b'], 0],
])('of %j after %j it is the turn of %i', (texts, copied, wanted) => {
  expect(getNextCopyIndex(texts, copied)).toBe(wanted)
})

import { expect, test } from 'vitest'
import { formatSkippedImages, getFrameSequence, pickEvenIndexes, sortByName } from './sequence'

test.each([
  [4, 'forward', [0, 1, 2, 3]],
  [4, 'reverse', [3, 2, 1, 0]],
  [4, 'boomerang', [0, 1, 2, 3, 2, 1]],
  [2, 'boomerang', [0, 1]],
  [1, 'boomerang', [0]],
] as const)('%i pictures %s come as %j', (count, order, sequence) => {
  expect(getFrameSequence(count, order)).toEqual(sequence)
})

test.each([
  [10, 3, [0, 3, 6]],
  [2, 3, [0, 1]],
  [1, 3, [0]],
  [0, 3, []],
])('of %i, %i spread out are %j', (count, wanted, places) => {
  expect(pickEvenIndexes(count, wanted)).toEqual(places)
})

test('pictures are sorted as people count', () => {
  const names = ['take 10.jpg', 'Take 9.jpg', 'a.gif, frame 2', 'a.gif, frame 11', 'take 1.jpg']
  expect(sortByName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'a.gif, frame 2',
    'a.gif, frame 11',
    'take 1.jpg',
    'Take 9.jpg',
    'take 10.jpg',
  ])
})

test('what a GIF has no room for is counted', () => {
  expect(formatSkippedImages(1)).toBe('1 picture is left out: up to 100 make one GIF.')
  expect(formatSkippedImages(900)).toBe('900 pictures are left out: up to 100 make one GIF.')
})

import { expect, test } from 'vitest'
import { spreadSeconds } from './video-ideas'

test.each([
  [[1, 2, 4, 2, 2], 45, [4, 8, 17, 8, 8]],
  [[1, 1, 1], 15, [5, 5, 5]],
  [[1, 100, 1], 30, [2, 26, 2]],
])('spreads weights %j over %i seconds as %j', (weights, total, seconds) => {
  expect(spreadSeconds(weights, total)).toEqual(seconds)
})

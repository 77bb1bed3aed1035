import { expect, test } from 'vitest'
import { getPageStart, getScrollDistance, getSecondsForDistance, stepPace } from './pace'

test.each([
  [160, 1, 170],
  [160, -1, 150],
  [300, 1, 300],
  [65, -1, 60],
  [60, -1, 60],
] as const)('%i changed by %i gives %i words a minute', (pace, by, expected) => {
  expect(stepPace(pace, by)).toBe(expected)
})

const script = { wordCount: 80, height: 1200, pace: 160 }

test('eighty words at 160 a minute pass in half a minute', () => {
  expect(getScrollDistance(30_000, script)).toBe(1200)
  expect(getSecondsForDistance(1200, script)).toBe(30)
})

test('twice the pace, twice the way', () => {
  expect(getScrollDistance(1_000, script)).toBe(40)
  expect(getScrollDistance(1_000, { ...script, pace: 320 })).toBe(80)
})

test('a text without words or height does not run for ever', () => {
  expect(getScrollDistance(1, { ...script, wordCount: 0 })).toBe(1200)
  expect(getSecondsForDistance(100, { ...script, height: 0 })).toBe(0)
  expect(getSecondsForDistance(-5, script)).toBe(0)
})

test.each([
  [0, 0],
  [299, 0],
  [300, 300],
  [750, 600],
])('page by page, %i pixels in, the text stands at %i', (position, expected) => {
  expect(getPageStart(position, 300)).toBe(expected)
})

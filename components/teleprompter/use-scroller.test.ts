import { expect, test } from 'vitest'
import { measurePace } from '@/components/text/pace-meter'
import { getPageStart, getScrollDistance, getSecondsForDistance, stepPace } from './use-scroller'

test.each([
  [160, 1, 170],
  [300, 1, 300],
  [65, -1, 60],
] as const)('a step from a pace of %i in direction %i leads to %i words per minute', (pace, direction, expected) => {
  expect(stepPace(pace, direction)).toBe(expected)
})

test.each([
  [80, 32.1, 150],
  [80, 600, 60],
  [80, 6, 300],
  [80, 4.9, null],
])('converts %i words in %f seconds to %s words per minute', (words, seconds, pace) => {
  expect(measurePace(words, seconds, { min: 60, max: 300 })).toBe(pace)
})

const script = { wordCount: 80, height: 1200, pace: 160 }

test('scrolls 80 words at 160 a minute in 30 seconds, and at twice the pace in 15', () => {
  expect(getScrollDistance(30_000, script)).toBe(1200)
  expect(getScrollDistance(15_000, { ...script, pace: 320 })).toBe(1200)
  expect(getSecondsForDistance(1200, script)).toBe(30)
})

test('a text without words scrolls to its end at once, and a text without height takes no time', () => {
  expect(getScrollDistance(1, { ...script, wordCount: 0 })).toBe(1200)
  expect(getSecondsForDistance(100, { ...script, height: 0 })).toBe(0)
  expect(getSecondsForDistance(-5, script)).toBe(0)
})

test.each([
  [299, 0],
  [300, 300],
  [750, 600],
])('in page mode, a text scrolled by %i pixels is shown from %i', (position, expected) => {
  expect(getPageStart(position, 300)).toBe(expected)
})

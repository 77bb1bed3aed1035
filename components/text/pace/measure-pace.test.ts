import { expect, test } from 'vitest'
import { measurePace } from './measure-pace'

test.each([
  [80, 30, 160],
  [80, 32.1, 150],
  [80, 600, 60],
  [80, 6, 300],
  [80, 4.9, null],
])('%i words in %f seconds are %s words a minute', (words, seconds, pace) => {
  expect(measurePace(words, seconds, { min: 60, max: 300 })).toBe(pace)
})

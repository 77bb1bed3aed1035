import { expect, test } from 'vitest'
import { byteSize } from './byte-size'
import { clockTime } from './clock-time'

test.each([
  [0, '1 kB'],
  [157_542, '158 kB'],
  [2_237_500, '2.2 MB'],
  [99_950_000, '100.0 MB'],
  [200_000_000, '200 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(byteSize(bytes)).toBe(words)
})

test.each([
  [0.4, '0:00'],
  [20, '0:20'],
  [599.6, '10:00'],
  [3_723, '1:02:03'],
])('%d seconds read %s', (seconds, words) => {
  expect(clockTime(seconds)).toBe(words)
})

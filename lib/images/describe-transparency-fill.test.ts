import { expect, test } from 'vitest'
import { describeTransparencyFill } from './describe-transparency-fill'

test.each([
  ['#ffffff', 'Transparent parts are filled with white.'],
  ['#000000', 'Transparent parts are filled with black.'],
  ['#c2410c', 'Transparent parts are filled with #C2410C.'],
])('on %s it is said: %s', (colour, words) => {
  expect(describeTransparencyFill(colour)).toBe(words)
})

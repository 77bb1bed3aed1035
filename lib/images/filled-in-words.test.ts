import { expect, test } from 'vitest'
import { filledInWords } from './filled-in-words'

test.each([
  ['#ffffff', 'Transparent parts are filled with white.'],
  ['#000000', 'Transparent parts are filled with black.'],
  ['#c2410c', 'Transparent parts are filled with #C2410C.'],
])('on %s it is said: %s', (colour, words) => {
  expect(filledInWords(colour)).toBe(words)
})

import { expect, test } from 'vitest'
import { removePhrase } from './remove-phrase'

test.each([
  ['We closed the shop, I cried in the car.', 'I cried in the car', 'We closed the shop.'],
  ['I cried in the car. We closed the shop.', 'I cried in the car', 'We closed the shop.'],
  ['I cried in the car, then we closed.', 'I cried in the car', 'Then we closed.'],
  ['We closed, in the rain, the shop.', 'in the rain', 'We closed the shop.'],
  ['First line\nI cried\nLast line', 'I cried', 'First line\n\nLast line'],
  ['We closed.', 'not there', 'We closed.'],
])('“%s” without “%s”', (text, phrase, expected) => {
  expect(removePhrase(text, phrase)).toBe(expected)
})

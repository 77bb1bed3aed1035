import { expect, test } from 'vitest'
import { truncatePreview } from './caption-preview'

test.each<[string, number, number, string, boolean]>([
  ['Short enough', 80, 1, 'Short enough', false],
  ['One\nTwo\nThree', 80, 2, 'One\nTwo', true],
  ['Kneading takes patience and time', 26, 1, 'Kneading takes patience', true],
  ['Kneading takes patience and time', 23, 1, 'Kneading takes patience', true],
  ['Pneumonoultramicroscopicsilicovolcanoconiosis', 10, 1, 'Pneumonoul', true],
  ['パンの作り方を教えます', 5, 1, 'パンの作り', true],
  ['🍞🍞🍞', 3, 1, '🍞', true],
])('truncates “%s” to %i characters and %i lines: “%s”', (text, max, lines, visibleText, isTruncated) => {
  expect(truncatePreview(text, max, lines)).toEqual({ visibleText, isTruncated })
})

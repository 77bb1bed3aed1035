import { expect, test } from 'vitest'
import { trimEndMatching } from './trim-end-matching'

test.each([
  ['Done!?.', /[.!?]/, 'Done'],
  ['Done. Really', /[.!?]/, 'Done. Really'],
  ['a, b , ', /[\s,]/, 'a, b'],
  ['...', /\./, ''],
  ['', /\./, ''],
  ['bread 🍞', /[.\s]/, 'bread 🍞'],
])('“%s” without %s at its end is “%s”', (text, mark, rest) => {
  expect(trimEndMatching(text, mark)).toBe(rest)
})

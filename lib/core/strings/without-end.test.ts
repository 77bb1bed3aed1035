import { expect, test } from 'vitest'
import { withoutEnd } from './without-end'

test.each([
  ['Done!?.', /[.!?]/, 'Done'],
  ['Done. Really', /[.!?]/, 'Done. Really'],
  ['a, b , ', /[\s,]/, 'a, b'],
  ['...', /\./, ''],
  ['', /\./, ''],
  ['bread 🍞', /[.\s]/, 'bread 🍞'],
])('“%s” without %s at its end is “%s”', (text, mark, rest) => {
  expect(withoutEnd(text, mark)).toBe(rest)
})

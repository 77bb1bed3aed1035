import { expect, test } from 'vitest'
import { toSingleLine } from './lines'

test.each([
  ['Close on the loaf.', 'Close on the loaf'],
  ['And then...', 'And then...'],
  ['Two\n lines — one thought.', 'Two lines, one thought'],
  ['Fire 🔥 and more 🔥', 'Fire 🔥 and more'],
])('“%s” as one line is “%s”', (text, line) => {
  expect(toSingleLine(text)).toBe(line)
})

import { expect, test } from 'vitest'
import { splitParagraphs } from './paragraphs'

test.each([
  ['one\ntwo\n\n three \n', ['one\ntwo', 'three']],
  ['one\ntwo\n', ['one', 'two']],
  ['\n\none\n \t\ntwo', ['one', 'two']],
  ['one', ['one']],
  [' \n ', []],
])('%j has the paragraphs %j', (text, wanted) => {
  const found = splitParagraphs(text)
  expect(found.map((paragraph) => paragraph.text)).toEqual(wanted)
  for (const { text: words, start, end } of found) expect(text.slice(start, end)).toBe(words)
})

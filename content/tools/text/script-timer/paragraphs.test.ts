import { expect, test } from 'vitest'
import { splitParagraphs } from './paragraphs'

test.each([
  ['one\ntwo\n\n three \n', ['one\ntwo', 'three']],
  ['one\ntwo\n', ['one', 'two']],
  ['\n\none\n \t\ntwo', ['one', 'two']],
  ['one', ['one']],
  [' \n ', []],
])('%j has the paragraphs %j', (text, expected) => {
  const paragraphs = splitParagraphs(text)
  expect(paragraphs.map((paragraph) => paragraph.text)).toEqual(expected)
  for (const { text: words, start, end } of paragraphs) expect(text.slice(start, end)).toBe(words)
})

import { expect, test } from 'vitest'
import { wholeSentences } from './whole-sentences'

test.each([
  ['It rained. Nobody came.', ['It rained. ', 'Nobody came.']],
  ['We met Dr. Patel. She was kind.', ['We met Dr. Patel. ', 'She was kind.']],
  ['J. R. R. Tolkien wrote it. I read it.', ['J. R. R. Tolkien wrote it. ', 'I read it.']],
  ['One.\n\n\nTwo.', ['One.\n', '\n\nTwo.']],
  ['Mr.\n\nPatel came.', ['Mr.\n\nPatel came.']],
  ['パンを焼く。待つ。', ['パンを焼く。', '待つ。']],
  ['', []],
])('%j is cut into %j', (text, sentences) => {
  expect(wholeSentences(text)).toEqual(sentences)
})

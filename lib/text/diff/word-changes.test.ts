import { expect, test } from 'vitest'
import { compareWords } from './word-changes'

const marks = { same: '', in: '+', out: '-' } as const
const shown = (before: string, after: string) =>
  compareWords(before, after)?.changes.map(({ text, kind }) => marks[kind] + text)

test.each([
  ['I bake slow bread.', 'I bake good bread.', ['I bake ', '-slow', '+good', ' bread.']],
  ['I bake.', 'I bake.', ['I bake.']],
  ['One.\nTwo.', 'One.\nThree.', ['One.\n', '-Two', '+Three', '.']],
  ['mum 👩‍👧 here', 'mum 👩‍👦 here', ['mum ', '-👩‍👧', '+👩‍👦', ' here']],
  ['我喜欢面包', '我喜欢蛋糕', ['我喜欢', '-面包', '+蛋糕']],
  ['Straße', 'STRASSE', ['-Straße', '+STRASSE']],
])('%j to %j', (before, after, expected) => {
  expect(shown(before, after)).toEqual(expected)
})

test('similarity is the share of common words', () => {
  expect(compareWords('I bake slow bread.', 'I bake good bread now.')).toMatchObject({
    similarity: 67,
    addedWordCount: 2,
    removedWordCount: 1,
  })
  expect(compareWords('', '')?.similarity).toBe(100)
  expect(compareWords('one', 'two')?.similarity).toBe(0)
})

test('two long texts with nothing in common are given up', () => {
  const text = (letter: string) => Array.from({ length: 20_000 }, (_, index) => letter + index).join(' ')
  expect(compareWords(text('a'), text('b'))).toBeNull()
})

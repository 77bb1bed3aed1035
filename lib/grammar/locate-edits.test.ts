import { expect, test } from 'vitest'
import { applyEdits } from './edit'
import { locateEdits, type WordEdit } from './locate-edits'

const edit = (context: string, before: string, after: string): WordEdit => ({
  context,
  before,
  after,
  reason: 'Because.',
  kind: 'grammar',
})
const text = 'Its late. The dog has its bed, and its red.'

test.each<[string, WordEdit[], string]>([
  [
    'the one in its context',
    [edit('and its red', 'its', 'it’s')],
    'Its late. The dog has its bed, and it’s red.',
  ],
  [
    'each after the one before',
    [edit('Its late', 'Its', 'It’s'), edit('its', 'its', 'her'), edit('its', 'its', 'it’s')],
    'It’s late. The dog has her bed, and it’s red.',
  ],
  [
    'words that stand once need no context',
    [edit('The cat has', 'dog', 'cat')],
    'Its late. The cat has its bed, and its red.',
  ],
  ['what is not there', [edit('a cat', 'cat', 'dog'), edit('', 'its', 'it’s'), edit('', '', 'x')], text],
  ['no change', [edit('dog', 'dog', 'dog')], text],
  [
    'of two that overlap the first',
    [edit('The dog', 'The dog', 'A dog'), edit('The dog has', 'The dog has', 'I have')],
    'Its late. A dog has its bed, and its red.',
  ],
])('edits are found by their words: %s', (_, edits, expected) => {
  expect(applyEdits(text, locateEdits(text, edits))).toBe(expected)
})

test('an edit is narrowed to the words that change', () => {
  expect(
    locateEdits(text, [edit('The dog has its bed', 'The dog has its bed', 'The dog had its bed')]),
  ).toMatchObject([{ start: 18, end: 22, after: 'had ' }])
})

import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { locateEdits, type WordEdit } from './locate-edits'
import { applyEdits } from './text-edit'

const edit = (context: string, before: string, after: string): WordEdit => ({
  context,
  before,
  after,
  reason: 'Because.',
  kind: 'grammar',
})
const text = 'Its late. The dog has its bed, and its red.'

test.each<[string, WordEdit[], string]>([
  ['the one in its context', [edit('and its red', 'its', 'it’s')], 'Its late. The dog has its bed, and it’s red.'],
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
  expect(locateEdits(text, [edit('The dog has its bed', 'The dog has its bed', 'The dog had its bed')])).toMatchObject([
    { start: 18, end: 22, after: 'had ' },
  ])
})

test.each<[string, WordEdit, string]>([
  ['It came at last a hour late', edit('at last a hour', 'a', 'an'), 'It came at last an hour late'],
  ['This is is our dog', edit('This is is', 'is is', 'is'), 'This is our dog'],
  ['Follow @recieve to recieve', edit('recieve', 'recieve', 'receive'), 'Follow @recieve to receive'],
  ['I like #teh and teh.com', edit('teh', 'teh', 'the'), 'I like #teh and teh.com'],
  ['We recieved it', edit('We recieved', 'recieve', 'receive'), 'We received it'],
  ['At a table', edit('no such words', 't', 'd'), 'At a table'],
  ['Its by @teh now', edit('Its by @teh now', 'Its by @teh now', 'It’s by @teh now'), 'It’s by @teh now'],
  ['By @teh now', edit('By @teh now', 'By @teh now', 'By @the now'), 'By @teh now'],
  ['Coming soon ,friends', edit('soon ,friends', ' ,', ', '), 'Coming soon, friends'],
])('%j: a word is found whole, and not in a handle, a tag or a link', (source, one, expected) => {
  expect(applyEdits(source, locateEdits(source, [one]))).toBe(expected)
})

test.each(['teh ', '@teh ', 'tehteh', 'aa'])(
  'hundreds of edits in %j take no longer than in proportion',
  async (piece) => {
    const edits = Array.from({ length: 300 }, () =>
      edit(piece.repeat(43).slice(0, 43), piece.slice(0, 3).trim(), 'the'),
    )
    const locate = (length: number) => locateEdits(piece.repeat(length / piece.length), edits)
    expect(await measureGrowth(locate, 4_000)).toBeLessThan(MAX_GROWTH)
  },
)

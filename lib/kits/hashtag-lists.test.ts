import { expect, test } from 'vitest'
import { fitNote, fitPhrases } from './hashtag-lists'

test.each([
  ['From wide to narrow.', 'From wide to narrow.'],
  ['Use 3 of them.', 'Use 3 of them.'],
  ['Trending right now.', ''],
  ['These get 2M views.', ''],
  ['Take your reach to the next level.', ''],
  ['Seen by 4,000 bakers.', ''],
])('shows the note “%s” for a list as “%s”', (note, expectedNote) => {
  expect(fitNote(note, { visitorText: 'rye bread', avoid: '' })).toBe(expectedNote)
})

test('removes hashes, duplicates, long phrases, invented figures and avoided words from search phrases', () => {
  const phrases = [
    'How to bake #rye',
    'how to bake rye',
    'rye hack',
    'rye '.repeat(13),
    'rye in 45 minutes',
    'brown crust',
    'rye',
  ]
  expect(fitPhrases(phrases, { max: 2, visitorText: 'rye bread', avoid: 'Hack' })).toEqual([
    'how to bake rye',
    'brown crust',
  ])
})

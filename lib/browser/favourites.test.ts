import { expect, test } from 'vitest'
import { type Favourite, followed, isMarked, moved, parseFavourites, toggled } from './favourites'

const favourite = (copy: string, tool = 'youtube-title', at = 1): Favourite => ({
  tool,
  toolName: 'YouTube Title Generator',
  at,
  card: { id: copy, parts: [{ text: copy }], copy, carry: copy, item: null },
})

test('marking twice unmarks', () => {
  const once = toggled([], favourite('a'))
  expect(isMarked(once, 'youtube-title', favourite('a').card)).toBe(true)
  expect(toggled(once, favourite('a'))).toEqual([])
})

test('the same text of another tool is another favourite', () => {
  const both = toggled(toggled([], favourite('a')), favourite('a', 'tiktok-caption'))
  expect(both).toHaveLength(2)
  expect(toggled(both, favourite('a'))).toEqual([favourite('a', 'tiktok-caption')])
})

test('the oldest of 201 goes, wherever it stands', () => {
  let list: readonly Favourite[] = []
  for (let index = 1; index <= 200; index++)
    list = toggled(list, favourite(`f${index}`, 'youtube-title', index))
  list = moved(list, favourite('f1'), 1)
  list = toggled(list, favourite('f201', 'youtube-title', 201))
  expect(list).toHaveLength(200)
  expect(list[0]?.card.copy).toBe('f2')
  expect(list[1]?.card.copy).toBe('f3')
  expect(list.at(-1)?.card.copy).toBe('f201')
})

test.each([
  ['a', 1, 'bac'],
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['unknown', 1, 'abc'],
] as const)('%s moved by %i gives %s', (copy, by, order) => {
  const list = ['a', 'b', 'c'].map((text) => favourite(text))
  expect(
    moved(list, favourite(copy), by)
      .map(({ card }) => card.copy)
      .join(''),
  ).toBe(order)
})

test('damaged favourites are left out', () => {
  const stored = { version: 1, favourites: [null, { ...favourite('a'), card: {} }, favourite('b')] }
  expect(parseFavourites(stored)).toEqual([favourite('b')])
  expect(parseFavourites({ version: 9, favourites: [favourite('b')] })).toEqual([])
})

test('a favourite that the visitor edits stays one, in its place', () => {
  const list = [favourite('a'), favourite('b'), favourite('a', 'tiktok-caption')]
  const after = { ...favourite('mine').card, edited: true as const }
  const next = followed(list, 'youtube-title', favourite('a').card, after)
  expect(next.map(({ card }) => card.copy)).toEqual(['mine', 'b', 'a'])
  expect(followed(list, 'youtube-title', favourite('c').card, after)).toBe(list)
})

test('an edit to the text of another favourite leaves one of the two', () => {
  const list = [favourite('a'), favourite('b')]
  const next = followed(list, 'youtube-title', favourite('b').card, favourite('a').card)
  expect(next.map(({ card }) => card.copy)).toEqual(['a'])
})

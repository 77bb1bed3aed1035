import { expect, test } from 'vitest'
import { youtubeTags } from '@/lib/platforms/networks/youtube'
import { getTagCost, getTagsLength, limitTagsLength } from './tags'

test.each([
  ['Foo-Baz', 7],
  ['Foo Baz', 9],
  ['パン 作り', 7],
  ['🍞', 2],
])('“%s” costs %i characters', (tag, cost) => {
  expect(getTagCost(tag)).toBe(cost)
})

test.each([
  [[], 0],
  [['bread'], 5],
  [['bread', 'rye'], 9],
  [['sourdough bread', 'rye'], 21],
  [['sourdough bread', 'rye bread', 'rye'], 33],
])('%j takes %i characters with commas and quotation marks', (tags, length) => {
  expect(getTagsLength(tags)).toBe(length)
})

test('tags are kept while they fit, and a long one does not stop the short ones behind it', () => {
  expect(limitTagsLength(['rye', 'sourdough bread', 'oat', 'bun'], 11)).toEqual(['rye', 'oat', 'bun'])
  expect(limitTagsLength(['rye', 'oat', 'bun'], 10)).toEqual(['rye', 'oat'])
})

test('exactly five hundred characters fit, one more does not', () => {
  const hundred = (letter: string) => letter.repeat(100)
  const four = ['a', 'b', 'c', 'd'].map(hundred)
  expect(getTagsLength([...four, 'e'.repeat(96)])).toBe(youtubeTags.max)
  expect(limitTagsLength([...four, 'e'.repeat(96)], youtubeTags.max)).toHaveLength(5)
  expect(limitTagsLength([...four, 'e'.repeat(97)], youtubeTags.max)).toHaveLength(4)
})

import { expect, test } from 'vitest'
import { parseLinks, removeLinks } from './links'

test.each([
  [
    'Recipe: https://example.com/bread?a=1&b=2#top\nShop - www.example.org',
    [
      { label: 'Recipe', url: 'https://example.com/bread?a=1&b=2#top' },
      { label: 'Shop', url: 'www.example.org' },
    ],
  ],
  [
    'Recipe https://example.com/bread, Shop https://example.org',
    [
      { label: 'Recipe', url: 'https://example.com/bread' },
      { label: 'Shop', url: 'https://example.org' },
    ],
  ],
  ['https://example.com https://example.com', [{ label: '', url: 'https://example.com' }]],
  ['write to me@example.com', []],
  [
    'a whole sentence about everything that led me to bake this bread stands before https://example.com',
    [{ label: '', url: 'https://example.com' }],
  ],
])('%j is read', (text, links) => {
  expect(parseLinks(text)).toEqual(links)
})

test('a text without its links keeps the rest', () => {
  expect(removeLinks('bread, see https://example.com/a for more')).toBe('bread, see  for more')
})

test('a link stays where it stood first', () => {
  const text = 'One https://a.com Two https://b.com Three https://a.com'
  expect(parseLinks(text)).toEqual([
    { label: 'One', url: 'https://a.com' },
    { label: 'Two', url: 'https://b.com' },
  ])
})

import { expect, test } from 'vitest'
import { measureTitleWidth } from '@/lib/platforms/google/search-result'
import { truncateToWidth } from '@/lib/platforms/google/truncate-to-width'
import { buildMetaTags, parseHost } from './build-meta-tags'
import { formatMetaText, parseMetaText } from './meta-text'
import { slugify } from './slug'

test.each([
  ['', 0],
  ['iiiiiiiiii', 44],
  ['WWWWWWWWWW', 189],
  ['How to bake rye bread at home', 279],
  ['Café', 42],
  ['パンの作り方', 120],
  ['👩‍👧', 40],
])('“%s” as a title is some %i pixels wide', (text, pixels) => {
  expect(measureTitleWidth(text)).toBe(pixels)
})

test.each([
  ['How I get three dinners out of one roast chicken', 'how-i-get-three-dinners-out-of-one-roast-chicken'],
  ['  leading  and trailing ', 'leading-and-trailing'],
  ['İstanbul & die Straße', 'istanbul-and-die-strasse'],
  ['C++ or C#?', 'cpp-or-csharp'],
  ['Maya’s Café 👩‍👧', 'mayas-cafe'],
  ['NASA', 'nasa'],
  ['\ud800', 'page'],
  ['???', 'page'],
  ['привет мир', 'privet-mir'],
])('“%s” has the slug %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('a slug ends with a whole word, and a single long one is cut', () => {
  expect(slugify('word '.repeat(30))).toBe(Array(12).fill('word').join('-'))
  expect(slugify('w'.repeat(500))).toHaveLength(60)
})

test('the tags are escaped and name the page', () => {
  expect(buildMetaTags({ title: 'Bread & “rye” <b>', description: 'It\'s "done"', slug: 'rye' }, 'example.com')).toBe(
    [
      '<title>Bread &amp; “rye” &lt;b&gt;</title>',
      '<meta name="description" content="It&#39;s &quot;done&quot;">',
      '<link rel="canonical" href="https://example.com/rye">',
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="Bread &amp; “rye” &lt;b&gt;">',
      '<meta property="og:description" content="It&#39;s &quot;done&quot;">',
      '<meta property="og:url" content="https://example.com/rye">',
      '<meta property="og:image" content="https://example.com/your-picture.jpg">',
      '<meta name="twitter:card" content="summary_large_image">',
    ].join('\n'),
  )
})

test.each([
  ['https://www.Example.com/blog?x=1', 'www.example.com'],
  ['example.com', 'example.com'],
  ['bäckerei.de', 'bäckerei.de'],
  ['my site', ''],
  ['javascript:alert(1)', ''],
  ['localhost', ''],
  ['', ''],
])('the host of “%s” is “%s”', (typed, host) => {
  expect(parseHost(typed)).toBe(host)
})

test('a text that was edited is read again', () => {
  const meta = { title: 'Rye bread', description: 'It cools for a day.', slug: 'rye-bread' }
  expect(parseMetaText(formatMetaText(meta))).toEqual(meta)
  expect(parseMetaText('Rye bread\nIt cools.\nFor a day.')).toEqual({
    title: 'Rye bread',
    description: 'It cools. For a day.',
    slug: '',
  })
  expect(parseMetaText('')).toEqual({ title: '', description: '', slug: '' })
})

test.each([
  ['Rye bread', 9, 'Rye bread'],
  ['Rye bread at home', 11, 'Rye bread …'],
  ['Rye bread at home', 10, 'Rye …'],
  ['Pneumonoultramicroscopic', 10, '…'],
  ['', 10, ''],
])('“%s” within %i is “%s”', (text, most, shown) => {
  expect(truncateToWidth(text, most, ({ length }) => length)).toBe(shown)
})

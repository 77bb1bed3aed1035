import { expect, test } from 'vitest'
import { measureTitleWidth, truncateToWidth } from '@/lib/platforms/search-result'
import { buildMetaTags, formatMetaText, parseHost, parseMetaText } from './meta-tags'
import { slugify } from './slug'

test.each([
  ['How to bake rye bread at home', 279],
  ['iiiiiiiiii', 44],
  ['WWWWWWWWWW', 189],
  ['パンの作り方', 120],
  ['👩‍👧', 40],
])('the title “%s” is about %i pixels wide', (text, pixels) => {
  expect(measureTitleWidth(text)).toBe(pixels)
})

test.each([
  ['How I get three dinners out of one roast chicken', 'how-i-get-three-dinners-out-of-one-roast-chicken'],
  ['İstanbul & die Straße', 'istanbul-and-die-strasse'],
  ['C++ or C#?', 'cpp-or-csharp'],
  ['Maya’s Café 👩‍👧', 'mayas-cafe'],
  ['привет мир', 'privet-mir'],
])('“%s” has the slug %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('a slug ends with a whole word, unless it is a single long one', () => {
  expect(slugify('word '.repeat(30))).toBe(Array(12).fill('word').join('-'))
  expect(slugify('w'.repeat(500))).toHaveLength(60)
})

test('builds escaped meta tags of a page', () => {
  const tags = buildMetaTags({ title: 'Bread & <b>', description: 'It\'s "done"', slug: 'rye' }, 'example.com').split(
    '\n',
  )
  const title = 'Bread &amp; &lt;b&gt;'
  const description = 'It&#39;s &quot;done&quot;'
  expect(tags.slice(0, 2)).toEqual([`<title>${title}</title>`, `<meta name="description" content="${description}">`])
  expect(tags[2]).toBe('<link rel="canonical" href="https://example.com/rye">')
  expect(tags).toContain(`<meta property="og:title" content="${title}">`)
  expect(tags).toContain(`<meta property="og:description" content="${description}">`)
})

test.each([
  ['https://www.Example.com/blog?x=1', 'www.example.com'],
  ['bäckerei.de', 'bäckerei.de'],
  ['javascript:alert(1)', ''],
])('parses the host of “%s” as “%s”', (input, host) => {
  expect(parseHost(input)).toBe(host)
})

test('parses an edited text', () => {
  const meta = { title: 'Rye bread', description: 'It cools for a day.', slug: 'rye-bread' }
  expect(parseMetaText(formatMetaText(meta))).toEqual(meta)
  const editedMeta = { title: 'Rye bread', description: 'It cools. For a day.', slug: '' }
  expect(parseMetaText('Rye bread\nIt cools.\nFor a day.')).toEqual(editedMeta)
  expect(parseMetaText('')).toEqual({ title: '', description: '', slug: '' })
})

test.each([
  ['Rye bread', 9, 'Rye bread'],
  ['Rye bread at home', 11, 'Rye bread …'],
  ['Rye bread at home', 10, 'Rye …'],
  ['Pneumonoultramicroscopic', 10, '…'],
])('cuts the title “%s” to %i: “%s”', (text, maxWidth, expectedTitle) => {
  expect(truncateToWidth(text, maxWidth, ({ length }) => length)).toBe(expectedTitle)
})

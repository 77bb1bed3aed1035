import { expect, test } from 'vitest'
import { byteLength } from '@/lib/platforms/count'
import { textOf } from './description'
import { withinBytes } from './within-bytes'

const description = {
  firstLines: 'Rye.',
  body: 'Rye is good.',
  chapters: [{ time: '0:00', label: 'Flour' }],
  cta: 'Ask below.',
  hashtags: ['#rye'],
}
const links = [{ label: 'Recipe', url: `https://example.com/${'a'.repeat(400)}` }]

test('a body of Japanese letters is cut by bytes, and the link stays', () => {
  const long = { ...description, body: 'Rye is good. パンの話です. '.repeat(200).trim() }
  const fitted = withinBytes(long, links)
  expect(fitted).not.toBeNull()
  const text = fitted === null ? '' : textOf(fitted, links)
  expect(byteLength(text)).toBeLessThanOrEqual(5000)
  expect(byteLength(text)).toBeGreaterThan(4900)
  expect(text).toContain(links[0]?.url)
  expect(fitted?.hashtags).toEqual(['#rye'])
})

test('links that are too long by themselves cannot be mended', () => {
  const many = Array.from({ length: 13 }, (_, n) => ({
    label: '',
    url: `https://example.com/${n}${'a'.repeat(400)}`,
  }))
  expect(withinBytes(description, many)).toBeNull()
})

test('what fits stays as it is', () => {
  expect(withinBytes(description, links)).toEqual(description)
})

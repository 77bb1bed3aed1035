import { expect, test } from 'vitest'
import { measureByteLength } from '@/lib/platforms/counting/text-length'
import { formatDescription } from './description'
import { fitToByteLimit } from './fit-to-byte-limit'

const description = {
  firstLines: 'Rye.',
  body: 'Rye is good.',
  chapters: [{ time: '0:00', label: 'Flour' }],
  cta: 'Ask below.',
  hashtags: ['#rye'],
}
const links = [{ label: 'Recipe', url: `https://example.com/${'a'.repeat(400)}` }]

test('a body of Japanese letters is cut by bytes, and the link stays', () => {
  const longDescription = { ...description, body: 'Rye is good. パンの話です. '.repeat(200).trim() }
  const fitted = fitToByteLimit(longDescription, links)
  expect(fitted).not.toBeNull()
  const text = fitted === null ? '' : formatDescription(fitted, links)
  expect(measureByteLength(text)).toBeLessThanOrEqual(5000)
  expect(measureByteLength(text)).toBeGreaterThan(4900)
  expect(text).toContain(links[0]?.url)
  expect(fitted?.hashtags).toEqual(['#rye'])
})

test('links that are too long by themselves cannot be mended', () => {
  const manyLinks = Array.from({ length: 13 }, (_, n) => ({
    label: '',
    url: `https://example.com/${n}${'a'.repeat(400)}`,
  }))
  expect(fitToByteLimit(description, manyLinks)).toBeNull()
})

test('what fits stays as it is', () => {
  expect(fitToByteLimit(description, links)).toEqual(description)
})

test('the body keeps as many sentences as there is room for, and goes where there is none', () => {
  const sentence = 'Rye is good and needs a long rest in a warm place. '
  const fitted = fitToByteLimit({ ...description, body: sentence.repeat(200).trim() }, links)
  expect(fitted?.body).toBe(sentence.repeat(88).trim())
  const longLinks = Array.from({ length: 11 }, (_, n) => ({
    label: '',
    url: `https://a.com/${n}${'a'.repeat(420)}`,
  }))
  expect(fitToByteLimit({ ...description, body: sentence.repeat(20).trim() }, longLinks)).toEqual({
    ...description,
    body: sentence.repeat(3).trim(),
  })
})

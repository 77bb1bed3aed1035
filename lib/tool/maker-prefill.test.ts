import { expect, test } from 'vitest'
import { buildMakerPrefillUrl, parseMakerPrefill } from './maker-prefill'

test('a link takes texts and colours to a maker, behind the #', () => {
  const start = { texts: ['MUD & KEYS', 'zwei\nZeilen?'], colors: ['#6b4a2f', '#ffd100'] }
  const link = buildMakerPrefillUrl('/image-tools/thumbnail-maker', start)
  expect(link).toBe(
    '/image-tools/thumbnail-maker#text=MUD+%26+KEYS&text=zwei%0AZeilen%3F&colour=%236b4a2f&colour=%23ffd100',
  )
  expect(parseMakerPrefill(new URL(link, 'https://example.org').hash)).toEqual(start)
})

test.each([
  ['no part at all', '', null],
  ['a template', '#template=e30', null],
  ['blank texts', '#text=+&text=', null],
  ['what is no colour', '#text=a&colour=red&colour=url(x)', { texts: ['a'], colors: [] }],
])('of %s only what can be used is taken', (_, hash, expected) => {
  expect(parseMakerPrefill(hash)).toEqual(expected)
})

test('a link that asks for too much is cut', () => {
  const texts = Array.from({ length: 60 }, () => '😀'.repeat(2000))
  const read = parseMakerPrefill(new URL(buildMakerPrefillUrl('/x', { texts, colors: [] }), 'https://example.org').hash)
  expect([read?.texts.length, [...(read?.texts[0] ?? '')].length]).toEqual([40, 1000])
})

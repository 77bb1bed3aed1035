import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { read } from '@/lib/writer/reading/read'
import { hasAccident } from './accidents'
import { nameIdeas } from './ideas'
import { joined, latinWords } from './latin'
import { materialOf } from './material'
import { oneOf } from './one-of'
import { alliterating } from './second-words'
import { thingsOf } from './things'
import { titled } from './titled'

const anything = () => true

function namesFor(prompt: string, name = '') {
  const order = { reading: read(prompt), name, vibe: 'clean', fits: anything } as const
  return nameIdeas(order, createRandom(1)).map(({ shown }) => shown)
}

test.each([
  ['we just opened a plant shop in Leeds', 'Plant', null],
  ['restoring old bicycles', 'Old Bicycles', null],
  ['ceramic mugs and small vases', 'Ceramic Mugs', null],
  ['ceramic mugs and vases', 'Ceramic Mugs', 'Vases'],
  ['giveaway: win a set of 3 lavender candles', 'Lavender Candles', null],
  ['real estate investing', 'Real Estate Investing', null],
  ['trail running with my dog', 'Trail Running', null],
  ['hand poured resin coasters and trays', 'Hand Poured Resin Coasters', null],
  ['lo-fi beats to study to', 'Lo-Fi Beats', null],
  ['carnet de voyage à vélo', 'Carnet de Voyage', null],
])('the nouns of “%s”', (prompt, main, other) => {
  const material = materialOf(read(prompt), '')
  expect(material.main[0]?.shown).toBe(main)
  expect(material.other?.shown ?? null).toBe(other)
})

test('a name is made of the visitor’s place and name', () => {
  expect(namesFor('we just opened a plant shop in Leeds')).toContain('Leeds Plant')
  expect(namesFor('rye bread', 'Ana')).toEqual(
    expect.arrayContaining(['Ana’s Rye Bread', 'Rye Bread with Ana']),
  )
})

test('whose thing it is comes from the prompt', () => {
  expect(namesFor('Ruta’s Pickles, small batch kimchi')).toContain('Ruta’s Pickles')
  expect(namesFor('women’s trail shoes').join(' ')).not.toContain('Women')
})

test('no name is made of somebody who is mourned', () => {
  for (const name of namesFor('my grandad passed away last week'))
    expect(name).not.toMatch(/grandad|week|pass/i)
})

test('at most twelve, each once, and no word of ours twice', () => {
  const names = namesFor('sourdough bread')
  expect(names.length).toBeLessThanOrEqual(12)
  expect(new Set(names).size).toBe(names.length)
  const seconds = names
    .filter((name) => /^(?:Sourdough|Bread) /.test(name))
    .map((name) => name.split(' ').at(-1))
  expect(new Set(seconds).size).toBe(seconds.length)
})

test('another language keeps to its own words', () => {
  const names = namesFor('recetas veganas fáciles para estudiantes de intercambio')
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(name).toMatch(/recetas|estudiantes/i)
})

test.each([
  ['Maya’s Café', ['mayas', 'cafe']],
  ['C++ und C# für Anfänger', ['cpp', 'und', 'csharp', 'fur', 'anfanger']],
  ['Straße', ['strasse']],
  ['домашняя выпечка', []],
  ['3d prints 2x', ['3d', 'prints', '2x']],
])('%s in Latin letters is %j', (text, words) => {
  expect(latinWords(text)).toEqual(words)
})

test('a name as a handle', () => {
  expect(joined('Crumb & Crust')).toBe('crumbandcrust')
})

test.each([
  ['mugs', 'mug'],
  ['berries', 'berry'],
  ['cookies', 'cookie'],
  ['dishes', 'dish'],
  ['shelves', 'shelf'],
  ['glass', 'glass'],
  ['jeans', 'jeans'],
  ['tennis', 'tennis'],
])('one of %s is %s', (plural, word) => {
  expect(oneOf(plural)).toBe(word)
})

test('alliteration goes by sound', () => {
  expect(alliterating('Knitting')).toContain('Nook')
  expect(alliterating('Chalk')).toEqual(['Chapter', 'Chronicles'])
  expect(alliterating('Thrift')).toEqual([])
})

test('things belong to the noun that names a field', () => {
  expect(thingsOf(['soy', 'candle'])).toContain('wick')
  expect(thingsOf(['quantum', 'chromodynamics'])).toEqual([])
})

test('a spelling of its own stays', () => {
  expect(titled('iPhone photography for ADHD mums')).toBe('iPhone Photography for ADHD Mums')
})

test('an unwanted word at a seam is found, one inside a word is not', () => {
  expect(hasAccident(['pen', 'island'])).toBe(true)
  expect(hasAccident(['therapist'])).toBe(false)
})

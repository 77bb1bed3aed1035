import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { getAlliteratingWords } from './added-words'
import { buildNameIdeas } from './build-name-ideas'
import { buildNameMaterial } from './name-material'
import { getRelatedThings } from './related-things'
import { toSingular } from './to-singular'
import { toTitleCase } from './to-title-case'
import { buildHandle, toLatinWords } from './transliteration'
import { formsUnwantedWord } from './unwanted-words'

const allowAnything = () => true

function buildNames(prompt: string, name = '') {
  const order = { reading: analyzePrompt(prompt), visitorName: name, vibe: 'clean', fits: allowAnything } as const
  return buildNameIdeas(order, createRandom(1)).map(({ displayName }) => displayName)
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
  const material = buildNameMaterial(analyzePrompt(prompt), '')
  expect(material.roots[0]?.phrase).toBe(main)
  expect(material.pairedRoot?.phrase ?? null).toBe(other)
})

test('a name is made of the visitor’s place and name', () => {
  expect(buildNames('we just opened a plant shop in Leeds')).toContain('Leeds Plant')
  expect(buildNames('rye bread', 'Ana')).toEqual(expect.arrayContaining(['Ana’s Rye Bread', 'Rye Bread with Ana']))
})

test('whose thing it is comes from the prompt', () => {
  expect(buildNames('Ruta’s Pickles, small batch kimchi')).toContain('Ruta’s Pickles')
  expect(buildNames('women’s trail shoes').join(' ')).not.toContain('Women')
})

test('no name is made of somebody who is mourned', () => {
  for (const name of buildNames('my grandad passed away last week')) expect(name).not.toMatch(/grandad|week|pass/i)
})

test('at most twelve, each once, and no word of ours twice', () => {
  const names = buildNames('sourdough bread')
  expect(names.length).toBeLessThanOrEqual(12)
  expect(new Set(names).size).toBe(names.length)
  const seconds = names.filter((name) => /^(?:Sourdough|Bread) /.test(name)).map((name) => name.split(' ').at(-1))
  expect(new Set(seconds).size).toBe(seconds.length)
})

test('another language keeps to its own words', () => {
  const names = buildNames('recetas veganas fáciles para estudiantes de intercambio')
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
  expect(toLatinWords(text)).toEqual(words)
})

test('a name as a handle', () => {
  expect(buildHandle('Crumb & Crust')).toBe('crumbandcrust')
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
  expect(toSingular(plural)).toBe(word)
})

test('alliteration goes by sound', () => {
  expect(getAlliteratingWords('Knitting')).toContain('Nook')
  expect(getAlliteratingWords('Chalk')).toEqual(['Chapter', 'Chronicles'])
  expect(getAlliteratingWords('Thrift')).toEqual([])
})

test('things belong to the noun that names a field', () => {
  expect(getRelatedThings(['soy', 'candle'])).toContain('wick')
  expect(getRelatedThings(['quantum', 'chromodynamics'])).toEqual([])
})

test('a spelling of its own stays', () => {
  expect(toTitleCase('iPhone photography for ADHD mums')).toBe('iPhone Photography for ADHD Mums')
})

test('an unwanted word at a seam is found, one inside a word is not', () => {
  expect(formsUnwantedWord(['pen', 'island'])).toBe(true)
  expect(formsUnwantedWord(['therapist'])).toBe(false)
})

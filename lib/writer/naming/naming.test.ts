import { expect, test } from 'vitest'
import { readTopic } from '@/lib/writer/read-topic'
import { hasAccident } from './accidents'
import { alliterationsOf } from './alliteration'
import { blend, withEnding } from './blend'
import { findConcepts } from './find-concepts'
import { latinWords } from './latin'
import { ownWords } from './own-words'
import { productsIn } from './products'
import { rhymesWith } from './rhymes'
import { rootsOf } from './roots'
import { singular } from './singular'

test.each([
  ['Maya’s Café', ['mayas', 'cafe']],
  ['C++ und C# für Anfänger', ['cpp', 'und', 'csharp', 'fur', 'anfanger']],
  ['домашняя выпечка', ['domashniaia', 'vypechka']],
  ['ψωμί', ['psomi']],
  ['الطبخ', []],
  ['パン 2026', []],
  ['3d prints 2x', ['3d', 'prints', '2x']],
])('%s in Latin letters is %j', (text, words) => {
  expect(latinWords(text)).toEqual(words)
})

test.each([
  ['my small wool blanket tiktok shop', 'wool blankets'],
  ['Ana: vintage lamp store', 'vintage lamps'],
  ['selling candles', 'candles'],
])('%j sells %j', (prompt, products) => {
  expect(productsIn(prompt, readTopic(prompt))).toBe(products)
})

test.each([
  ['launching my Etsy store selling ceramic mugs', ['ceramic', 'mugs']],
  ['i run a small candle shop in Austin', ['candle', 'austin']],
  ["Maya's bakery", ['bakery']],
])('the own words of %j are %j', (prompt, words) => {
  expect(ownWords([], prompt)).toEqual(words)
})

test.each([
  ['my dog hates baths', ['dogs', 'bath time']],
  ['real estate investing for nurses', ['property', 'money', 'nursing']],
  ['C++ tutorials', ['programming']],
  ['quantum chromodynamics', []],
])('%j touches %j', (prompt, labels) => {
  expect(findConcepts([], prompt).map((concept) => concept.label)).toEqual(labels)
})

test.each([
  ['mugs', 'mug'],
  ['berries', 'berry'],
  ['dishes', 'dish'],
  ['glass', 'glass'],
  ['bus', 'bus'],
  ['tennis', 'tennis'],
])('the singular of %s is %s', (plural, word) => {
  expect(singular(plural)).toBe(word)
})

test.each([
  ['fetch', 'chaos', 'fetchaos'],
  ['bread', 'breadth', null],
  ['crumb', 'lamp', null],
])('%s and %s blend into %s', (first, second, expected) => {
  expect(blend(first, second)).toBe(expected)
})

test.each([
  ['crumb', 'ology', 'crumbology'],
  ['candle', 'ology', 'candlology'],
  ['berry', 'ology', 'berrology'],
  ['clay', 'ify', null],
  ['keys', 'ify', null],
])('%s with %s is %s', (word, ending, expected) => {
  expect(withEnding(word, ending)).toBe(expected)
})

test('alliteration goes by sound', () => {
  expect(alliterationsOf('knead')).toContain('nook')
  expect(alliterationsOf('chalk')).toEqual(['chapter', 'chum', 'chief'])
  expect(alliterationsOf('crumb')).not.toContain('chapter')
})

test('rhymes go by sound', () => {
  expect(rhymesWith('crumb')).toEqual(['drum', 'plum', 'hum', 'thumb', 'strum'])
  expect(rhymesWith('orange')).toEqual([])
})

test('an unwanted word at a seam is found, one inside a word is not', () => {
  expect(hasAccident(['pen', 'island'])).toBe(true)
  expect(hasAccident(['grass', 'expert'])).toBe(true)
  expect(hasAccident(['therapist'])).toBe(false)
})

test('a text without Latin letters is told so', () => {
  const prompt = '東京 ラーメン'
  expect(() => rootsOf({ prompt, topic: readTopic(prompt) })).toThrow('English')
})

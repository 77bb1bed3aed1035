import { expect, test } from 'vitest'
import { nicheEntries } from './fields'
import { findNiche } from './find-niche'

test.each([
  ['my rescue greyhound’s first walk', 'dogs'],
  ['wedding photography in Leeds', 'photography'],
  ['running shoes for nurses', 'running'],
  ['a sourdough loaf', 'baking'],
  ['tips for new nurses', 'nursing'],
  ['two kittens', 'cats'],
  ['press-on nails', 'nails'],
  ['C++ tutorials', 'coding'],
  ['Book club, first meeting', 'books'],
])('“%s” is of the field %s', (subject, id) => {
  expect(findNiche(subject, subject)?.id).toBe(id)
})

test.each([
  'running a giveaway',
  'a hot dog stand',
  'the terminal at gate 4',
  'brush strokes',
  'book your slot',
  'dogs and cats',
  'my grandmother',
  '',
  'perro rescatado',
])('“%s” names no field', (subject) => {
  expect(findNiche(subject, subject)).toBeNull()
})

test('where the subject says nothing, the line’s nouns have to agree', () => {
  expect(findNiche('our team', 'Our team needs a barista')?.id).toBe('coffee')
  expect(findNiche(undefined, 'Quit my job to sell candles')).toBeNull()
})

test('two words with other meanings name a field together', () => {
  expect(findNiche('the needle', 'Lost the needle in my blanket of wool')?.id).toBe('yarn')
  expect(findNiche('the needle', 'Lost the needle')).toBeNull()
})

test('no noun names two fields', () => {
  const nouns = Object.values(nicheEntries).flatMap(([, nouns]) => nouns.split(', '))
  expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([])
})

test('tags are letters and digits', () => {
  for (const [face] of Object.values(nicheEntries)) {
    for (const tag of face.split(' | ').slice(2).join(' ').split(' ')) expect(tag).toMatch(/^[a-z0-9]+$/)
  }
})

import { expect, test } from 'vitest'
import { buildAlliteration, getOnset, isRhyme } from './sounds'

test.each([
  ['candles', 'k'],
  ['ceramics', 's'],
  ['knitwear', 'n'],
  ['photos', 'f'],
  ['quilts', 'k'],
  ['shoes', ''],
  ['honesty', ''],
  ['Straße', 's'],
  ['ギター', ''],
])('“%s” begins with the sound “%s”', (word, sound) => {
  expect(getOnset(word)).toBe(sound)
})

test.each([
  ['mugs', 'Mostly mugs'],
  ['pastries', 'pastries, please'],
  ['cheese', null],
])('“%s” alliterates as %s', (word, line) => {
  expect(buildAlliteration(word)).toBe(line)
})

test.each([
  ['light', 'night', true],
  ['bakery', 'bread', false],
  ['mugs', 'rugs', true],
  ['night', 'knight', false],
  ['', 'bread', false],
])('“%s” and “%s” rhyme: %s', (one, other, expected) => {
  expect(isRhyme(one, other)).toBe(expected)
})

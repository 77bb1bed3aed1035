import { expect, test } from 'vitest'
import { fitHashtags, normalizeTag } from './fit-hashtags'

test.each([
  ['sourdough', '#sourdough'],
  ['##Sourdough', '#Sourdough'],
  ['#sour dough!', '#sourdough'],
  ['  #rye_bread ', '#rye_bread'],
  ['#C++', '#C'],
  ['#2026', null],
  ['#🔥', null],
  ['#سفر_اليابان', '#سفر_اليابان'],
  ['＃パン作り', '#パン作り'],
  ['#हिन्दी', '#हिन्दी'],
  ['#abcdefghijklmnopqrstuvwxyzabcde', null],
])('%j becomes %j', (tag, expected) => {
  expect(normalizeTag(tag)).toBe(expected)
})

test('fitHashtags keeps the first of equal tags, drops filler and cuts to the maximum', () => {
  const tags = ['#fyp', 'Sourdough', '#sourdough', '#ForYou', '#ryebread', '#2026', '#crumb', '#starter']
  expect(fitHashtags(tags, { max: 3 })).toEqual(['#Sourdough', '#ryebread', '#crumb'])
})

test('fitHashtags keeps filler where it is asked to', () => {
  expect(fitHashtags(['#fyp', '#bread'], { max: 5, shouldKeepFiller: true })).toEqual(['#fyp', '#bread'])
})

test('fitHashtags drops what the visitor does not want', () => {
  expect(fitHashtags(['#bread', '#Rye', '#oven'], { max: 5, excludedTags: ['rye', '#OVEN'] })).toEqual(['#bread'])
})

test('fitHashtags gives none where none are asked for', () => {
  expect(fitHashtags(['#bread'], { max: 0 })).toEqual([])
})

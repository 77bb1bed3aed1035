import { expect, test } from 'vitest'
import { mendSpelling } from './spelling'

test.each([
  ['begginer gutar', 'beginner guitar'],
  ['a tutoril for photograpy', 'a tutorial for photography'],
  ['sourdogh for begginers', 'sourdough for beginners'],
  ['wedding photogrpahy', 'wedding photography'],
  ['restaraunt tips for alot of freinds', 'restaurant tips for a lot of friends'],
  ['Begginer gutar', 'Begginer guitar'],
  ['doomscrolling with a labubu', 'doomscrolling with a labubu'],
])('“%s” is read as “%s”', (line, mended) => {
  expect(mendSpelling(line)).toBe(mended)
})

test('twelve words are looked up, and the thirteenth misspelling stays', () => {
  expect(mendSpelling('gutar '.repeat(13))).toBe(`${'guitar '.repeat(12)}gutar `)
})

test.each([
  ['20 letters', 'photographyphotograp', 'photographyphotograp'],
  ['6,000 letters', 'photographi'.repeat(550), 'photographi'.repeat(550)],
])('a word of %s comes back unchanged', (_length, word, same) => {
  expect(mendSpelling(word)).toBe(same)
})

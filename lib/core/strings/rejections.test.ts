import { expect, test } from 'vitest'
import { findInventedFigures, hasInventedNumber } from './invented-numbers'
import { getRejectionReason } from './rejection-reason'
import { containsSimilarPhrase } from './similar-phrase'
import { usesAvoidedWord } from './unwanted-words'

test.each([
  'You won’t believe this crust',
  "Most people don't realize flour ages",
  'Plot twist: it was the oven',
  "In today's fast-paced world, bread is slow",
  'Hey guys, welcome back',
  'Here are 5 hooks for your video',
  '"Did you know" is how it starts',
  'Take your baking to the next level',
  "It isn't just bread, it's a lifestyle",
  'I made {a {number} loaves',
  'It is (add (your) (insert name here) done',
  'Buy <your product> now',
  'Comment YES for the recipe',
  'Follow for part 2',
  'Tag 3 friends who bake',
  "Don't forget to subscribe",
])('rejects %j', (text) => {
  expect(getRejectionReason(text)).not.toBeNull()
})

test.each([
  'The loaf I threw away on Monday',
  'I have ever-hungry kids and one oven',
  'Unlock a phone with flour on your hands',
  'How I follow a recipe for two breads',
  'Transform stale bread into croutons',
  'What do you do with the discard?',
  'Sure-fire proofing at 26 degrees',
  '',
])('accepts %j', (text) => {
  expect(getRejectionReason(text)).toBeNull()
})

const bread = 'sourdough bread for beginners'

test.each([
  ['I baked 47 loaves', bread],
  ['80% of starters die', bread],
  ['I did this for three years', bread],
  ['Most beginners overproof', bread],
  ['Studies show bread heals', bread],
  ['Hundreds of loaves later', bread],
  ['I gave away dozens of loaves', bread],
  ['٤٧ رغيفا', bread],
  ['Feed it for 8 days', 'feed it for 7 days'],
])('%j invents a number for %j', (text, prompt) => {
  expect(hasInventedNumber(text, prompt)).toBe(true)
})

test.each([
  ['I baked [your number] loaves', bread],
  ['Three mistakes with one starter', bread],
  ['Day 3 of feeding the starter', bread],
  ['Sourdough 101', bread],
  ['Most mornings I feed it', bread],
  ['Feed it for seven days', 'feed it for 7 days'],
  ['I gained 10,000 followers', 'how I gained 10k followers'],
  ['Thirty minutes and done', '30 minute dinners'],
])('%j invents no number for %j', (text, prompt) => {
  expect(hasInventedNumber(text, prompt)).toBe(false)
})

test.each([
  ['99 to go', 'free for the first 100, one is taken', []],
  ['34 dollars left', '38 dollars, 4 of them for the tip', []],
  ['36 pounds for a set', '12 pounds each, three in a set', []],
  ['580 a month', '6,380 for 11 months', []],
  ['4,440 left', 'took 18,400. stock 9,150, fees 2,600, van 1,900, bags 310', []],
  ['$50 in parts', 'parts: $27 + $14 + $9, 14 min', []],
  ['a list of 4', 'oats, honey, salt and water', []],
  ['a loss of 17 dollars', '38 dollars, 4 of them for the tip', ['17']],
  ['Es dauert zehn Minuten', 'wie ich Brot backe', ['zehn Minuten']],
  ['Tardé veinte días', 'una hamaca hecha en 20 días', []],
  ['Studies show it works', 'my bread', ['Studies show']],
])('“%s” on “%s” has the new figures %j', (text, prompt, figures) => {
  expect(findInventedFigures(text, prompt, { allowsDerived: true })).toEqual(figures)
})

test('a list may state its number of points', () => {
  expect(hasInventedNumber('5 mistakes with a starter', bread)).toBe(true)
  expect(hasInventedNumber('5 mistakes with a starter', bread, { allowedNumbers: [5] })).toBe(false)
})

test('accepts clock times where the tool writes them', () => {
  expect(hasInventedNumber('0:00-0:03 Show the crumb', bread, { allowsClockTimes: true })).toBe(false)
})

test.each([
  ['My loaf came out FLAT', 'hack, flat', true],
  ['Two hacks for rye', 'hack', true],
  ['Don’t score it', "don't", true],
  ['A cold oven', 'cold oven; rye', true],
  ['A flattened loaf', 'flat', false],
  ['A loaf', ' , ', false],
])('“%s” uses one of the words to avoid “%s”: %s', (text, avoidedWords, isUsed) => {
  expect(usesAvoidedWord(text, avoidedWords)).toBe(isUsed)
})

test.each([
  ['unpopular opnion: naps are good', 'unpopular opinion', true],
  ['unpoplar opinoin, naps are good', 'unpopular opinion', true],
  ['my opinion on popular naps', 'unpopular opinion', false],
  ['did yuo know naps', 'did you know', false],
  ['any text', '____', false],
])('“%s” contains “%s” with typos: %s', (text, phrase, expected) => {
  expect(containsSimilarPhrase(text, phrase)).toBe(expected)
})

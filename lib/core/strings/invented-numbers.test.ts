import { expect, test } from 'vitest'
import { hasInventedNumber } from './invented-numbers'

const bread = 'sourdough bread for beginners'

test.each([
  ['I baked 47 loaves', bread],
  ['80% of starters die', bread],
  ['Save $200 a month', bread],
  ['Ready in twenty minutes', bread],
  ['I did this for three years', bread],
  ['twenty-five degrees is enough', bread],
  ['9 out of 10 loaves fail', bread],
  ['Most beginners overproof', bread],
  ['Studies show bread heals', bread],
  ['Hundreds of loaves later', bread],
  ['10k followers later', bread],
  ['Baked at 0:07', bread],
  ['٤٧ رغيفا', bread],
  ['Feed it for 8 days', 'feed it for 7 days'],
])('%j invents a number for %j', (text, prompt) => {
  expect(hasInventedNumber(text, prompt)).toBe(true)
})

test.each([
  ['The loaf I threw away', bread],
  ['I baked [your number] loaves', bread],
  ['Three mistakes with one starter', bread],
  ['Day 3 of feeding the starter', bread],
  ['Sourdough 101', bread],
  ['Step 1: feed it', bread],
  ['Filmed in 4K video', bread],
  ['Most mornings I feed it', bread],
  ['Feed it for seven days', 'feed it for 7 days'],
  ['Feed it for 7 days', 'feed it for seven days'],
  ['I gained 10,000 followers', 'how I gained 10k followers'],
  ['Thirty minutes and done', '30 minute dinners'],
  ['C++20 ranges in one line', 'C++20 tutorials'],
])('%j invents no number for %j', (text, prompt) => {
  expect(hasInventedNumber(text, prompt)).toBe(false)
})

test('a list may state how many points it holds', () => {
  expect(hasInventedNumber('5 mistakes with a starter', bread)).toBe(true)
  expect(hasInventedNumber('5 mistakes with a starter', bread, { allowedNumbers: [5] })).toBe(false)
})

test('clock times pass where the tool writes them', () => {
  expect(hasInventedNumber('0:00-0:03 Show the crumb', bread, { allowsClockTimes: true })).toBe(false)
})

import { expect, test } from 'vitest'
import { findRiskyClaims } from './risky-claims'

test.each([
  ['Satisfaction guaranteed', '“guaranteed”'],
  ['the best mug', '“best”'],
  ['our #1 mug', '“#1”'],
  ['Clinically proven', '“Clinically proven”'],
  ['FDA approved', '“FDA approved”'],
  ['eco-friendly jar', '“eco-friendly”'],
  ['100% safe', '“100% safe”'],
  ['now 20% off', '“20% off”'],
  ['cures acne in a week', '“Cure”'],
  ['cures fatigue', '“cures fatigue”'],
])('%s is marked', (text, words) => {
  expect(findRiskyClaims(text)).toEqual([expect.stringContaining(words)])
})

test.each([
  'a bestiary in linen',
  '100% linen',
  'treats for dogs',
  'magic marker',
  'sits on the table',
  'resin that cures in 10 minutes',
])('%s is not', (text) => {
  expect(findRiskyClaims(text)).toEqual([])
})

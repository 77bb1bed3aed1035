import { expect, test } from 'vitest'
import { usesAvoidedWord } from './avoided-word'
import { clausesOf, ownSentence } from './own-sentence'

test.each([
  ['my dog hates baths', 'My dog hates baths'],
  ['i run a small candle shop in Austin', 'I run a small candle shop in Austin'],
  ['my small candle shop', null],
  ['sourdough bread', null],
  ['i want hooks about bread', null],
  ['How do I start?', null],
  ['my dog hates baths and my cat hates everything else in this house', null],
])('“%s” as a sentence of its own is %s', (prompt, sentence) => {
  expect(ownSentence(prompt)).toBe(sentence)
})

test('a sentence of one’s own fits inside another, and can be said to a reader', () => {
  expect(clausesOf('My dog hates baths')).toEqual({
    mine: 'my dog hates baths',
    yours: 'your dog hates baths',
  })
  expect(clausesOf('I run a shop')).toEqual({ mine: 'I run a shop', yours: null })
})

test.each([
  ['A real game changer', 'hack, Game changer', true],
  ['Life hacks for bakers', 'hack', true],
  ['Hackathon', 'hack', false],
  ['Anything', ' , ', false],
])('“%s” with “%s” to avoid: %s', (text, avoid, used) => {
  expect(usesAvoidedWord(text, avoid)).toBe(used)
})

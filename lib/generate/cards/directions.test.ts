import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { sampleInput, sampleTool } from '@/test/samples'
import { findBrokenDirection, forbidsAdditions, getRequestedCount } from './directions'

const createJob = (prompt: string) => ({ tool: sampleTool, input: { ...sampleInput, prompt } }) as never
const createCard = (copy: string, carry = copy) => ({ copy, carry }) as Card

test.each([
  ['locksmith in Galway, what can I film? 10 ideas, i only have tuesdays', 10],
  ['the library stays open, not clickbaity, give me 8', 8],
  ['our rye bread is back, give me 40 pls', 12],
  ['our rye bread is back. 5 only, dry humour', 5],
  ['beaten at table tennis by my neighbour, funny, max 2 lines', null],
  ['5 mistakes I made with rye bread', null],
  ['I wrote 3 hooks a day for 10 years', null],
  ['rye bread', null],
  ['caption for my bakery, max 3 hashtags', null],
  ['workshop in Leeds, max 8', null],
  ['we published 3 titles', null],
  ['give me 5! my dog learned high five', null],
])('“%s” asks for %j results', (prompt, count) => {
  expect(getRequestedCount(createJob(prompt))).toBe(count)
})

test.each([
  ['slogan for my van, max 5 words', 'Flat at nine, fixed by lunch', 'more than 5 words'],
  ['slogan for my van, max 5 words', 'Fixed by lunch', null],
  [
    'our bread is back. under 40 characters',
    'Our bread is back and it is better than ever.',
    'more than 40 characters',
  ],
  ['our bread is back. under 40 characters', 'Our bread is back. #bread #bakery #sourdough #ryebread', null],
  ['our bread is back, no emojis', 'Our bread is back 🍞', 'emoji'],
  ['our bread is back, no hashtags', 'Our bread is back #bread', 'hashtags'],
  ['our bread is back', 'Our bread is back 🍞 #bread', null],
])('for “%s” the text “%s” has %j against the request', (prompt, copy, fault) => {
  expect(findBrokenDirection(createJob(prompt), createCard(copy))).toBe(fault)
})

test('a limit counts the main text, not its labeled additions', () => {
  const card = createCard('Fixed by lunch\nOn screen: The van that comes to you', 'Fixed by lunch')
  expect(findBrokenDirection(createJob('slogan for my van, max 5 words'), card)).toBeNull()
})

test.each([
  ['the night bus story. dont add stuff', true],
  ['Don’t make anything up please', true],
  ['I add no sugar to my bread', false],
  ['a blouse from 1971, dont make it soppy', false],
  ['Don’t add sugar: my mum’s recipe for jam', false],
  ['do not make up your mind before tasting', false],
])('“%s” forbids additions: %s', (prompt, expected) => {
  expect(forbidsAdditions({ ...sampleInput, prompt } as never)).toBe(expected)
})

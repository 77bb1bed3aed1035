import { expect, test } from 'vitest'
import { extractPromptFacts } from './prompt-facts'

test.each([
  [
    'Want to work with decathlon, im a wheelchair hiker and i review trails, 9k on insta',
    {
      sentences: ['I’m a wheelchair hiker and i review trails'],
      brand: 'decathlon',
      niche: 'wheelchair hiker',
      followers: '9k on insta',
    },
  ],
  [
    'Pitch to Ninja Kitchen for my channel. I’ve cooked in their pans for years.',
    { sentences: ['I’ve cooked in their pans for years.'], brand: 'Ninja Kitchen', niche: '', followers: '' },
  ],
  [
    'I’d like a call with OpenRent about landlords. I post about renting in Leeds. I have 12,000 followers.',
    {
      sentences: ['I post about renting in Leeds.'],
      brand: 'OpenRent',
      niche: 'renting in Leeds',
      followers: '12,000 followers',
    },
  ],
  [
    'please write a short email to "blue tent" about boots',
    { sentences: [], brand: 'blue tent', niche: '', followers: '' },
  ],
  ['email norda about pans', { sentences: [], brand: 'norda', niche: '', followers: '' }],
  ['I want to work with brands so I can travel', { sentences: ['I can travel'], brand: '', niche: '', followers: '' }],
  ['want to work with north face', { sentences: [], brand: '', niche: '', followers: '' }],
  ['I’d like a call at noon', { sentences: [], brand: '', niche: '', followers: '' }],
])('of %j what is said is read, and the order is not', (prompt, expected) => {
  expect(extractPromptFacts(prompt)).toEqual(expected)
})

test.each([
  'I’ve cooked with your pans since my first flat, and under every video somebody asks which pan it is.',
  'I’d love to work with you on a film about rain.',
  'I love cooking with their pans.',
  'They have 12,000 followers and I spent 9k on insta ads in 2019 on Instagram.',
  'Ich will mit Norda arbeiten, weil im Winter alle danach fragen.',
])('%j is for the brand as it stands', (prompt) => {
  expect(extractPromptFacts(prompt)).toEqual({ sentences: [prompt], brand: '', niche: '', followers: '' })
})

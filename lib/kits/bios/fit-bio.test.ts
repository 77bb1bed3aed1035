import { expect, test } from 'vitest'
import type { Bio } from './bio'
import type { BioInput } from './bio-fields'
import { bioPlatforms } from './bio-platforms'
import { fitBio } from './fit-bio'

const bio: Bio = {
  formula: 'Who you help',
  lead: 'Helping beginners bake sourdough bread',
  value: 'Mistakes included',
  detail: '',
  cta: 'Follow along',
  name: 'Maya | Sourdough Bread',
}

const defaultParameters: BioInput['parameters'] = {
  audience: '',
  outcome: '',
  turn: '',
  action: '',
  proof: '',
  name: '',
  goal: 'grow',
  tone: 'casual',
  emoji: 'light',
  avoid: '',
}

type Overrides = Partial<BioInput['parameters']> & { prompt?: string }

function fitChanged(
  change: Partial<Bio> = {},
  { prompt = 'sourdough bread for beginners', ...parameters }: Overrides = {},
) {
  const input = { prompt, parameters: { ...defaultParameters, ...parameters } }
  return fitBio({ ...bio, ...change }, bioPlatforms.instagram, input)
}

test('full stops, dashes and hashtags go', () => {
  expect(fitChanged({ lead: 'Bread — slowly.', value: 'No rush #bread #baking', cta: 'Follow along.' })).toEqual({
    ...bio,
    lead: 'Bread, slowly',
    value: 'No rush',
    cta: 'Follow along',
  })
})

test.each<[string, Partial<Bio>, Overrides]>([
  ['an invented figure', { value: 'Loved by 10,000 bakers' }, {}],
  ['a web address', { cta: 'breadlab.com' }, {}],
  ['a cure, even the visitor’s own', { lead: 'I cure eczema with tea' }, { prompt: 'I cure eczema with tea' }],
  ['a word to avoid', {}, { avoid: 'mistakes' }],
  ['no lead', { lead: '' }, {}],
])('a bio with %s is dropped', (_, change, overrides) => {
  expect(fitChanged(change, overrides)).toBeNull()
})

test.each<[string, Partial<Bio>, Overrides]>([
  ['a figure', { detail: 'Baking since 2009' }, { proof: 'baking since 2009' }],
  ['a blank', { detail: '[your city]' }, {}],
  ['an address', { cta: 'breadlab.com' }, { prompt: 'sourdough school breadlab.com' }],
])('%s of the visitor’s own stays', (_, change, overrides) => {
  expect(fitChanged(change, overrides)).toEqual({ ...bio, ...change })
})

test('emoji are counted over the whole bio, and none is left where none is wanted', () => {
  const change = { lead: 'Sourdough for beginners 🍞', value: 'Slowly ✨' }
  expect(fitChanged(change)).toMatchObject({ lead: 'Sourdough for beginners 🍞', value: 'Slowly' })
  expect(fitChanged(change, { emoji: 'none' })).toMatchObject({ lead: 'Sourdough for beginners', value: 'Slowly' })
})

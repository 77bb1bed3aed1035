import { expect, test } from 'vitest'
import type { Bio } from './bio'
import type { BioInput } from './bio-brief'
import { bioPlatforms } from './bio-platforms'
import { claimsCure, fitBio } from './fit-bio'

type Parameters = BioInput['parameters']
const details = { audience: '', outcome: '', turn: '', action: '', proof: '', name: '', avoid: '' }
const defaultParameters: Parameters = { ...details, goal: 'grow', tone: 'casual', emoji: 'none' }

test.each([
  ['reversing my type 2 diabetes', true],
  ['how I healed my gut and anxiety', true],
  ['cure your very own chronic pain', true],
  ['cure for a better life without any anxiety', false],
  ['curing bacon at home', false],
])('detects that “%s” promises a cure: %s', (text, isCureClaim) => {
  expect(claimsCure(text)).toBe(isCureClaim)
})

const bio: Bio = {
  formula: 'Who you help',
  lead: 'Helping beginners bake sourdough bread',
  value: 'Mistakes included',
  detail: '',
  cta: 'Follow along',
  name: 'Maya | Sourdough Bread',
}

type FitOptions = Partial<Parameters> & { prompt?: string }

function fitChanged(change: Partial<Bio>, { prompt = 'sourdough bread', ...parameterOverrides }: FitOptions = {}) {
  const input = { prompt, parameters: { ...defaultParameters, emoji: 'light', ...parameterOverrides } as Parameters }
  return fitBio({ ...bio, ...change }, bioPlatforms.instagram, input)
}

test.each([
  ['periods and dashes', { lead: 'Bread — slowly.', cta: 'Follow along.' }, { lead: 'Bread, slowly' }],
  ['hashtags', { value: 'No rush #bread #baking' }, { value: 'No rush' }],
  ['a second emoji', { lead: 'Bread 🍞', value: 'Slowly ✨' }, { lead: 'Bread 🍞', value: 'Slowly' }],
])('removes %s from a bio', (_, change, fitted) => {
  expect(fitChanged(change)).toEqual({ ...bio, ...fitted })
})

test.each<[string, Partial<Bio>, FitOptions]>([
  ['an invented figure', { value: 'Loved by 10,000 bakers' }, {}],
  ['a web address', { cta: 'breadlab.com' }, {}],
  ['a cure, even the visitor’s own', { lead: 'I cure eczema with tea' }, { prompt: 'I cure eczema with tea' }],
  ['a word to avoid', {}, { avoid: 'mistakes' }],
  ['no lead', { lead: '' }, {}],
])('drops a bio with %s', (_, change, options) => {
  expect(fitChanged(change, options)).toBeNull()
})

test.each<[string, Partial<Bio>, FitOptions]>([
  ['figure', { detail: 'Baking since 2009' }, { proof: 'baking since 2009' }],
  ['blank', { detail: '[your city]' }, {}],
  ['web address', { cta: 'breadlab.com' }, { prompt: 'sourdough school breadlab.com' }],
])('preserves a %s of the visitor in a bio', (_, change, options) => {
  expect(fitChanged(change, options)).toEqual({ ...bio, ...change })
})

test('removes all emoji from a bio where none are allowed', () => {
  const fitted = fitChanged({ lead: 'Bread 🍞', value: 'Slowly ✨' }, { emoji: 'none' })
  expect(fitted).toMatchObject({ lead: 'Bread', value: 'Slowly' })
})

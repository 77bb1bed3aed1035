import { expect, test } from 'vitest'
import { createRecipeInput } from '@/test/recipe-input'
import { type Bio, buildBioText } from './bio'
import type { BioInput } from './bio-fields'
import { type BioPlatform, bioPlatforms } from './bio-platforms'
import { buildDisplayNames, draftBios } from './draft-bios'
import { fitBio } from './fit-bio'
import { claimsCure } from './health-claim'
import { shortenBio } from './shorten-bio'

type Parameters = BioInput['parameters']
const details = { audience: '', outcome: '', turn: '', action: '', proof: '', name: '', avoid: '' }
const defaultParameters: Parameters = { ...details, goal: 'grow', tone: 'casual', emoji: 'none' }

function draftTexts(prompt: string, more: Partial<Parameters> = {}, platform: BioPlatform = bioPlatforms.instagram) {
  const input = createRecipeInput({ prompt, parameters: { ...defaultParameters, ...more } })
  return draftBios(platform, input).map((bio) => buildBioText(bio, platform.isMultiline))
}

test('the first bio is the visitor’s own line', () => {
  expect(draftTexts('nurse who bakes')[0]).toBe('Nurse who bakes')
})

test('roles have a line each where a bio has lines', () => {
  expect(draftTexts('tax lawyer, dad, amateur potter')[0]).toBe('Tax lawyer\nDad\nAmateur potter')
  expect(draftTexts('tax lawyer, dad, amateur potter', {}, bioPlatforms.x)[0]).toBe('Tax lawyer, dad, amateur potter')
})

test('details are used word for word', () => {
  const details = { audience: 'small ovens', proof: 'baked since 2009', action: 'order by Thursday' }
  expect(draftTexts('rye bread', details)[0]).toBe('Rye bread\nFor small ovens\nBaked since 2009\nOrder by Thursday')
})

test('every other bio has one blank for what is not known', () => {
  const [, ...others] = draftTexts('vinyl records')
  expect(others.length).toBeGreaterThan(1)
  for (const text of others) expect(text.match(/\[/g)).toHaveLength(1)
})

test('a hard time has its own words, no call to action and no emoji', () => {
  const options = { goal: 'sell', emoji: 'expressive', action: 'order now' } as const
  const texts = draftTexts('my dad passed away in april', options)
  expect(texts[0]).toBe('My dad passed away in April')
  for (const text of texts) expect(text).not.toMatch(/order|↓|\p{Extended_Pictographic}/iu)
})

test('a prompt in another language gets no English words', () => {
  const text = draftTexts('recetas veganas fáciles para estudiantes', { goal: 'sell' }).join(' ')
  expect(text).not.toMatch(/\[|orders|for /i)
})

test.each([
  ['reversing my type 2 diabetes', true],
  ['how I healed my gut and anxiety', true],
  ['cure your very own chronic pain', true],
  ['cure for a better life without any anxiety', false],
  ['curing bacon at home', false],
])('“%s” promises a cure: %s', (text, claims) => {
  expect(claimsCure(text)).toBe(claims)
})

test.each([
  ['rye bread for beginners', '', 'Rye Bread'],
  ['rye bread for beginners', 'Ana', 'Ana | Rye Bread'],
  ['my dad passed away in april', 'Ana', 'Ana'],
])('the name above the bio of “%s” by “%s”', (prompt, name, first) => {
  const { reading } = createRecipeInput({ prompt, parameters: defaultParameters })
  expect(buildDisplayNames(reading, name, 30)[0]).toBe(first)
})

test('a shorter bio drops its least important part', () => {
  expect(shortenBio(bio)).toMatchObject({ value: '', cta: 'Follow along' })
  expect(shortenBio({ ...bio, value: '', cta: '' })).toBeNull()
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

function fitChanged(change: Partial<Bio>, { prompt = 'sourdough bread', ...more }: FitOptions = {}) {
  const input = { prompt, parameters: { ...defaultParameters, emoji: 'light', ...more } as Parameters }
  return fitBio({ ...bio, ...change }, bioPlatforms.instagram, input)
}

test.each([
  ['full stops and dashes', { lead: 'Bread — slowly.', cta: 'Follow along.' }, { lead: 'Bread, slowly' }],
  ['hashtags', { value: 'No rush #bread #baking' }, { value: 'No rush' }],
  ['a second emoji', { lead: 'Bread 🍞', value: 'Slowly ✨' }, { lead: 'Bread 🍞', value: 'Slowly' }],
])('a bio loses %s', (_, change, fitted) => {
  expect(fitChanged(change)).toEqual({ ...bio, ...fitted })
})

test.each<[string, Partial<Bio>, FitOptions]>([
  ['an invented figure', { value: 'Loved by 10,000 bakers' }, {}],
  ['a web address', { cta: 'breadlab.com' }, {}],
  ['a cure, even the visitor’s own', { lead: 'I cure eczema with tea' }, { prompt: 'I cure eczema with tea' }],
  ['a word to avoid', {}, { avoid: 'mistakes' }],
  ['no lead', { lead: '' }, {}],
])('a bio with %s is dropped', (_, change, options) => {
  expect(fitChanged(change, options)).toBeNull()
})

test.each<[string, Partial<Bio>, FitOptions]>([
  ['figure', { detail: 'Baking since 2009' }, { proof: 'baking since 2009' }],
  ['blank', { detail: '[your city]' }, {}],
  ['web address', { cta: 'breadlab.com' }, { prompt: 'sourdough school breadlab.com' }],
])('a %s of the visitor stays in a bio', (_, change, options) => {
  expect(fitChanged(change, options)).toEqual({ ...bio, ...change })
})

test('a bio has no emoji where none is allowed', () => {
  const fitted = fitChanged({ lead: 'Bread 🍞', value: 'Slowly ✨' }, { emoji: 'none' })
  expect(fitted).toMatchObject({ lead: 'Bread', value: 'Slowly' })
})

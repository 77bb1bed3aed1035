import { expect, test } from 'vitest'
import { createRecipeInput } from '@/test/recipe-input'
import { buildBioText } from './bio'
import type { BioInput } from './bio-fields'
import { type BioPlatform, bioPlatforms } from './bio-platforms'
import { buildDisplayNames } from './display-names'
import { draftBios } from './draft-bios'
import { claimsCure } from './health-claim'
import { shortenBio } from './shorten-bio'

const defaultParameters = {
  audience: '',
  outcome: '',
  turn: '',
  action: '',
  proof: '',
  name: '',
  goal: 'grow',
  tone: 'casual',
  emoji: 'none',
  avoid: '',
} as const satisfies BioInput['parameters']

function draftTexts(
  prompt: string,
  overrides: Partial<BioInput['parameters']> = {},
  platform: BioPlatform = bioPlatforms.instagram,
) {
  const input = createRecipeInput({ prompt, parameters: { ...defaultParameters, ...overrides } })
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
  expect(draftTexts('recetas veganas fáciles para estudiantes', { goal: 'sell' }).join(' ')).not.toMatch(
    /\[|orders|for /i,
  )
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
  const bio = { formula: 'a', lead: 'a', value: 'b', detail: '', cta: 'c', name: 'n' }
  expect(shortenBio(bio)).toMatchObject({ value: '', cta: 'c' })
  expect(shortenBio({ ...bio, value: '', cta: '' })).toBeNull()
})

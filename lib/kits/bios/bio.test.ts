import { expect, test } from 'vitest'
import { createRecipeInput } from '@/test/recipe-input'
import { bioText } from './bio'
import type { BioInput } from './bio-fields'
import { type BioPlatform, bioPlatforms } from './bio-platforms'
import { displayNames } from './display-names'
import { draftBios } from './draft-bios'
import { claimsCure } from './health-claim'
import { shorterBio } from './shorter-bio'

const usual = {
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

function textsOf(
  prompt: string,
  given: Partial<BioInput['parameters']> = {},
  platform: BioPlatform = bioPlatforms.instagram,
) {
  const order = createRecipeInput({ prompt, parameters: { ...usual, ...given } })
  return draftBios(platform, order).map((bio) => bioText(bio, platform.lines))
}

test('the visitor’s own line comes first, as it is', () => {
  expect(textsOf('nurse who bakes')[0]).toBe('Nurse who bakes')
  expect(textsOf('i sell handmade soy candles')[0]).toBe('I sell handmade soy candles')
})

test('roles stand below each other where a bio has lines', () => {
  expect(textsOf('tax lawyer, dad, amateur potter')[0]).toBe('Tax lawyer\nDad\nAmateur potter')
  expect(textsOf('tax lawyer, dad, amateur potter', {}, bioPlatforms.x)[0]).toBe(
    'Tax lawyer, dad, amateur potter',
  )
})

test('what was typed into the fields stands word for word', () => {
  const [first] = textsOf('rye bread', {
    audience: 'small ovens',
    proof: 'baked since 2009',
    action: 'order by Thursday',
  })
  expect(first).toBe('Rye bread\nFor small ovens\nBaked since 2009\nOrder by Thursday')
})

test('each other bio has one blank, and nothing is made up', () => {
  const [, ...others] = textsOf('vinyl records')
  expect(others.length).toBeGreaterThan(1)
  for (const text of others) expect(text.match(/\[/g)).toHaveLength(1)
})

test('a hard time is told in its own words, without a call or an emoji', () => {
  const texts = textsOf('my dad passed away in april', {
    goal: 'sell',
    emoji: 'expressive',
    action: 'order now',
  })
  expect(texts[0]).toBe('My dad passed away in April')
  for (const text of texts) expect(text).not.toMatch(/order|↓|\p{Extended_Pictographic}/iu)
})

test('another language gets no English words', () => {
  expect(textsOf('recetas veganas fáciles para estudiantes', { goal: 'sell' }).join(' ')).not.toMatch(
    /\[|orders|for /i,
  )
})

test('a promise of a cure is no bio', () => {
  for (const text of textsOf('I cure eczema with celery juice')) expect(claimsCure(text)).toBe(false)
})

test.each([
  ['reversing my type 2 diabetes', true],
  ['how I healed my gut and anxiety', true],
  ['the natural arthritis remedy', true],
  ['cure your very own chronic pain', true],
  ['cure for a better life without any anxiety', false],
  ['we cure. Anxiety stays', false],
  ['living with eczema', false],
  ['curing bacon at home', false],
])('“%s” promises a cure: %s', (text, claims) => {
  expect(claimsCure(text)).toBe(claims)
})

test.each([
  ['rye bread for beginners', '', 'Rye Bread'],
  ['rye bread for beginners', 'Ana', 'Ana | Rye Bread'],
  ['my dad passed away in april', 'Ana', 'Ana'],
])('the name above the bio of “%s” by “%s”', (prompt, name, first) => {
  const { reading } = createRecipeInput({ prompt, parameters: usual })
  expect(displayNames(reading, name, 30)[0]).toBe(first)
})

test('a shorter bio does without its least needed part', () => {
  const bio = { formula: 'a', lead: 'a', value: 'b', detail: '', cta: 'c', name: 'n' }
  expect(shorterBio(bio)).toMatchObject({ value: '', cta: 'c' })
  expect(shorterBio({ ...bio, value: '', cta: '' })).toBeNull()
})

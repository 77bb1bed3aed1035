import { expect, test } from 'vitest'
import { createRandom } from '@/lib/writer/random'
import { readTopic } from '@/lib/writer/read-topic'
import { bioText } from './bio'
import type { BioInput } from './bio-fields'
import { type BioPlatform, bioPlatforms } from './bio-platforms'
import { displayNames } from './display-names'
import { draftBios } from './draft-bios'
import { claimsCure } from './health-claim'
import { type Lead, leads } from './leads'
import { readProfile } from './profile'
import { rolesIn } from './roles'
import { shorterBio } from './shorter-bio'

const usual = {
  audience: '',
  proof: '',
  name: '',
  goal: 'grow',
  tone: 'casual',
  emoji: 'light',
  avoid: '',
} as const satisfies BioInput['parameters']

function requestFor(prompt: string, given: Partial<BioInput['parameters']> = {}) {
  return { prompt, parameters: { ...usual, ...given }, topic: readTopic(prompt) }
}

const stances: [prompt: string, stance: string, line: string | null][] = [
  ['sourdough bread for beginners', 'subject', 'sourdough bread for beginners'],
  ['i run a small candle shop in Austin', 'business', 'small candle shop in Austin'],
  [
    "Maya's Café, brunch and cinnamon rolls in Lisbon",
    'business',
    "Maya's Café, brunch and cinnamon rolls in Lisbon",
  ],
  ['my dog hates baths', 'sentence', 'my dog hates baths'],
  ['I help busy moms cook healthy dinners', 'sentence', 'I help busy moms cook healthy dinners'],
  ['wedding photographer in Berlin', 'role', 'wedding photographer in Berlin'],
  ["I'm a vegan chef from Toronto", 'role', 'vegan chef from Toronto'],
  ['I was a lawyer, now I bake', 'sentence', 'I was a lawyer, now I bake'],
  ['bakery in Leeds', 'business', 'bakery in Leeds'],
  ['Dr. Smith, dermatologist', 'role', 'Dr. Smith, dermatologist'],
  ['I cure eczema with celery juice', 'subject', null],
  ['fucking good tacos', 'subject', null],
]

test.each(stances)('“%s” tells of a %s', (prompt, stance, line) => {
  expect(readProfile(requestFor(prompt))).toMatchObject({ stance, slots: { line } })
})

test.each([
  ['software engineer, dad, amateur baker', ['software engineer', 'dad', 'amateur baker'], null],
  ['mom of 3 sharing easy crochet patterns', ['mom'], 'sharing easy crochet patterns'],
  ['I am a nurse who teaches other nurses to invest', ['nurse'], 'teaching other nurses to invest'],
  ['fitness coach for women over 40', ['fitness coach'], 'for women over 40'],
  ['dental hygienist who bakes', ['dental hygienist'], null],
  ['Maya Lopez, dermatologist', ['dermatologist'], null],
  ['poet', ['poet'], null],
  ['chef & dad and baker', ['chef', 'dad', 'baker'], null],
  ['wedding photography', [], null],
  ['I help busy moms cook', [], null],
  ['selling vintage lamps', [], null],
])('“%s” names %j', (line, roles, addition) => {
  expect(rolesIn(line)).toEqual({ roles, addition })
})

test.each([
  ['I cure eczema with celery juice', true],
  ['reversing my type 2 diabetes', true],
  ['how I healed my gut and anxiety', true],
  ['the natural arthritis remedy', true],
  ['cure your very own chronic pain', true],
  ['cure for a better life without any anxiety', false],
  ['we cure. Anxiety stays', false],
  ['living with eczema', false],
  ['curing bacon at home', false],
  ['healthy dinners', false],
])('“%s” promises a cure: %s', (text, claims) => {
  expect(claimsCure(text)).toBe(claims)
})

const names: [prompt: string, given: Partial<BioInput['parameters']>, first: string][] = [
  ['sourdough bread for beginners', {}, 'Sourdough Bread for Beginners'],
  ['sourdough bread for beginners', { name: 'Maya' }, 'Maya | Sourdough Bread'],
  ['i run a small candle shop in Austin', {}, 'Candles | Austin'],
  ['wedding photographer in Berlin', {}, 'Wedding Photographer | Berlin'],
  ["Maya's Café, brunch and cinnamon rolls in Lisbon", { name: 'Maya' }, "Maya's Café | Lisbon"],
  ['C++ tutorials', { name: 'Tomek' }, 'Tomek | C++'],
  ['my dog hates baths', {}, 'Dog Diary'],
  ['I teach kids to code', {}, 'Teaching Kids to Code'],
  ['bakery in Leeds', {}, 'Bakery | Leeds'],
]

test.each(names)('the name above a bio about “%s”, %j, is %s', (prompt, given, first) => {
  const request = requestFor(prompt, given)
  const all = displayNames(readProfile(request), request, 30)
  expect(all[0]).toBe(first)
  for (const name of all) expect(name.length).toBeLessThanOrEqual(30)
})

const platforms: [string, BioPlatform][] = Object.entries(bioPlatforms)

test.each(platforms)('bios for %s fit it, whatever the goal', (_, platform) => {
  for (const goal of ['grow', 'sell', 'clients', 'link'] as const) {
    for (const [prompt] of stances) {
      const bios = [...draftBios(platform, requestFor(prompt, { goal }), createRandom(4))]
      expect({ prompt, enough: bios.length >= 9 }).toEqual({ prompt, enough: true })
      for (const bio of bios) {
        expect(bioText(bio, platform.lines).length).toBeLessThanOrEqual(platform.bio.max)
        if (!platform.link) expect(bio.cta).not.toMatch(/link|below|↓/)
      }
    }
  }
})

test('proof stands in the bio word for word', () => {
  const request = requestFor('wedding photographer in Berlin', { proof: 'film and digital' })
  const [first] = draftBios(bioPlatforms.x, request, createRandom(4))
  expect(first?.detail).toBe('Film and digital')
})

test('no bio of a doctor includes mistakes', () => {
  const bios = [...draftBios(bioPlatforms.x, requestFor('Dr. Smith, dermatologist'), createRandom(4))]
  expect(bios.filter((bio) => /mistakes|unpolished/i.test(bioText(bio, false)))).toEqual([])
})

test.each(Object.entries(leads))('leads for a %s open with different words', (_, list) => {
  const fixed = list.map(({ text }: Lead) => /^\p{L}+/u.exec(text)?.[0]).filter(Boolean)
  expect(new Set(fixed).size).toBe(fixed.length)
})

test('a bio gets shorter part by part, and then no more', () => {
  const bio = { formula: 'F', lead: 'L', value: 'V', detail: 'D', cta: 'C', name: 'N' }
  expect(shorterBio(bio)).toEqual({ ...bio, value: '' })
  expect(shorterBio({ ...bio, value: '' })).toEqual({ ...bio, value: '', detail: '' })
  expect(shorterBio({ ...bio, value: '', detail: '' })).toEqual({ ...bio, value: '', detail: '', cta: '' })
  expect(shorterBio({ ...bio, value: '', detail: '', cta: '' })).toBeNull()
})

test('parts become sentences where there are no lines', () => {
  const bio = { formula: 'F', lead: 'Bread 🍞', value: 'Plain words', detail: '', cta: 'Why not?', name: 'N' }
  expect(bioText(bio, false)).toBe('Bread 🍞 Plain words. Why not?')
  expect(bioText(bio, true)).toBe('Bread 🍞\nPlain words\nWhy not?')
})

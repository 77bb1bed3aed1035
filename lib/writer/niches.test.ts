import { expect, test } from 'vitest'
import { niches, recogniseNiche } from './niches'

const banks = ['people', 'objects', 'mistakes', 'wins', 'moments', 'steps', 'pains'] as const

test('forty-nine fields, each with its own id and label, and general', () => {
  expect(niches).toHaveLength(50)
  expect(new Set(niches.map(({ id }) => id)).size).toBe(50)
  expect(new Set(niches.map(({ label }) => label)).size).toBe(50)
})

test.each(niches.map((niche) => [niche.id, niche] as const))(
  '%s: phrases fit into sentences and state no figure',
  (_, niche) => {
    for (const bank of banks) {
      expect(niche[bank].length).toBeGreaterThanOrEqual(4)
      expect(new Set(niche[bank]).size).toBe(niche[bank].length)
      for (const phrase of niche[bank]) expect(phrase).toMatch(/^[a-z“][^\d{}|]*[a-z”]$/)
    }
    for (const mistake of niche.mistakes) expect(mistake).toMatch(/^[a-z]+ing\b/)
    for (const object of niche.objects) expect(object).toMatch(/^(?:a|an|the|your|one|what|bare)\b/)
    for (const pain of niche.pains)
      expect(pain).toMatch(
        /\b(?:you|your|every|the|it|everyone|everything|nobody|yours|rest|pests|reviews|people|words|new|prices|supplies|walks|grammar|sales|bedtime|editing|practice|healthy|weekends|talking|prices|tutorials|budgets|trends|one|a full class|nothing)\b/i,
      )
  },
)

test.each(niches.map((niche) => [niche.id, niche.hashtags] as const))(
  '%s: tags are valid, unique and no filler',
  (_, hashtags) => {
    const all = Object.values(hashtags).flat()
    expect(all.length).toBeGreaterThanOrEqual(13)
    for (const tag of all) {
      expect(tag).toMatch(/^[a-z][a-z0-9_]{1,29}$/)
      expect(tag).not.toMatch(/^(?:fyp|foryou|foryoupage|viral|trending|explore|xyzbca)$/)
    }
    expect(new Set(all).size).toBe(all.length)
  },
)

test.each([
  ['sourdough bread', 'baking'],
  ['nail art for beginners', 'beauty'],
  ['guitar chords', 'instruments'],
  ['wedding photography', 'photography'],
  ['k-pop dance covers', 'dance'],
  ['dog photography', 'photography'],
  ['quantum foam', 'general'],
  ['thrift flip', 'thrift'],
  ['Etsy shop', 'business'],
  ['index funds', 'investing'],
])('“%s” is %s', (text, id) => {
  expect(recogniseNiche(text).id).toBe(id)
})

import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { getDraft } from '@/lib/tool/prompt-tool'
import { bioBase, buildInput, createRecipeInput, testPromptTool } from '@/test/test-prompt-tool'
import instagramBio from './tool'

testPromptTool(instagramBio, {
  base: bioBase,
  fit: {
    'the least needed parts go until it has 150 characters': {
      item: {
        detail: 'Ten loaves a week from one kitchen in Leeds, rain or shine',
        cta: 'New here? Start with the pinned posts',
      },
      becomes: { cta: '' },
    },
    'periods and dashes go': { item: { lead: 'Bread — slowly.' }, becomes: { lead: 'Bread, slowly' } },
    'hashtags go, except the visitor’s own': {
      prompt: 'sourdough #bread',
      item: { value: 'No rush #Bread #baking' },
      becomes: { value: 'No rush #Bread' },
    },
    'all emoji go where none are allowed': {
      parameters: { emoji: 'none' },
      item: { lead: 'Bread 🍞', value: 'Slowly ✨' },
      becomes: { lead: 'Bread', value: 'Slowly' },
    },
    'no lead drops the bio': { item: { lead: '' }, becomes: null },
    'a web address drops the bio': { item: { cta: 'breadlab.com' }, becomes: null },
    'a cure drops the bio, even the visitor’s own': {
      prompt: 'I cure eczema with tea',
      item: { lead: 'I cure eczema with tea' },
      becomes: null,
    },
    'the visitor’s figure stays': { parameters: { proof: 'baking since 2009' }, item: { detail: 'Baking since 2009' } },
    'the visitor’s web address stays': { prompt: 'sourdough school breadlab.com', item: { cta: 'breadlab.com' } },
  },
})

function listBios(prompt: string) {
  const input = buildInput(instagramBio, prompt)
  return [...(getDraft(instagramBio)?.write(createRecipeInput(input), createRandom(1)) ?? [])].map((bio) => ({
    bio,
    fitted: instagramBio.fit(bio, input),
  }))
}

test.each([
  'hand dyed yarn and slow evenings',
  'we opened a bike shop in Ghent',
  'night shift paramedic, two cats',
  'budget travel in Vietnam with a toddler',
  'C++ tutorials for beginners',
  'I restore old radios',
  'real estate agent in Tucson',
  'unpopular opinion: air fryers are overrated',
  'my brother fixed the dishwasher with a spoon',
  'recetas veganas fáciles',
  'Hundetrainerin aus Bremen',
  'fucking good noodles',
])('bios of “%s” state only facts that the visitor gave', (prompt) => {
  const bios = listBios(prompt)
  expect(bios.length).toBeGreaterThan(0)
  for (const { bio, fitted } of bios) {
    expect(fitted).not.toBeNull()
    const text = [bio.lead, bio.value, bio.detail].join(' ').replace(/New every \[[^\]]+\]|Based in \[city\]/g, '')
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) expect(prompt.toLowerCase()).toContain(word)
  }
})

test('formats facts as lines, as parts between bars, and as a separate place', () => {
  const parts = listBios('wedding florist in Ghent, garden roses only').map(({ bio }) => [
    bio.lead,
    bio.value,
    bio.detail,
  ])
  expect(parts).toContainEqual(['Wedding florist in Ghent', 'Garden roses only', ''])
  expect(parts).toContainEqual(['Wedding florist', 'Garden roses only', '📍 Ghent'])
  expect(parts).toContainEqual(['Wedding florist in Ghent | Garden roses only', '', ''])
})

test.each(['my dad died on Tuesday and I still set his plate', 'we had to put our cat to sleep, she was 19'])(
  'leaves “%s” unchanged, without a name, an emoji or a call to action',
  (prompt) => {
    const [firstBio] = listBios(prompt)
    expect(firstBio?.bio).toMatchObject({ formula: 'As you said it', cta: '', name: '' })
  },
)

import { expect, test } from 'vitest'
import { getPreset } from '@/lib/platforms/images/presets'
import { fields, MAX_IDEA_LENGTH, ratios } from './fields'
import { extractFormat } from './parse-idea'
import {
  compositions,
  defaultMediums,
  finishes,
  lenses,
  lights,
  mediums,
  mediumsByFinish,
  moods,
  neutralTerms,
  palettes,
  styles,
} from './terms'
import { type PromptParameters, writePrompts } from './write-prompts'

const defaultParameters = Object.fromEntries(
  fields.map(({ name, default: value }) => [name, value]),
) as PromptParameters
const write = (chosen: Partial<PromptParameters> = {}, seed = 1, idea = 'a lighthouse keeper feeding seagulls') =>
  writePrompts(idea, { ...defaultParameters, ...chosen }, seed)
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const writeForSeeds = (idea?: string, chosen: Partial<PromptParameters> = {}) =>
  seeds.slice(0, 20).flatMap((seed) => write(chosen, seed, idea))

const byFamily = [mediums, styles, finishes].flatMap((terms) => Object.values(terms).flat())
const allTerms = [...byFamily, ...lights, ...lenses, ...palettes, ...moods, ...compositions]

test('lists no term twice', () => {
  expect(allTerms.filter((term, index) => allTerms.indexOf(term) !== index)).toEqual([])
})

const chosenTerms = {
  medium: 'watercolor painting',
  style: 'storybook style',
  light: 'moonlight',
  palette: 'monochrome blue',
  mood: 'calm',
  composition: 'flat lay',
  lens: '35 mm lens',
}

test.each<[Partial<PromptParameters>, RegExp]>([
  [
    { ...chosenTerms, ratio: '16:9', wording: '“Ahoy”', avoid: 'boats.' },
    /^A lighthouse keeper feeding seagulls\. Style: watercolor painting, storybook style, [^.]+\. Light: moonlight, calm mood\. Composition: flat lay, 35 mm lens, widescreen format 16:9\. Colors: monochrome blue\. Text in the image, spelled exactly: “Ahoy”\. Leave out: boats\.$/,
  ],
  [
    { target: 'generic', light: 'moonlight', wording: 'Ahoy', avoid: 'boats' },
    /^a lighthouse keeper feeding seagulls, .*moonlight.*, the text “Ahoy”, portrait format 4:5\nNegative prompt: boats$/,
  ],
  [{ medium: 'pencil sketch', mood: 'calm' }, /Style: pencil sketch, [^.]+, calm mood\. Composition: /],
  [{ light: 'moonlight', mood: 'calm' }, /Light: moonlight, calm mood\./],
  [{ style: 'food photography style' }, /food photography style/],
  [{ medium: 'black-and-white photograph' }, /^(?!.*Colors)/],
  [{ medium: 'black-and-white photograph', palette: 'earth tones' }, /Colors: earth tones\./],
])('includes the chosen %o in the prompt, in named parts or as a list', (chosen, prompt) => {
  expect(write(chosen)[0]).toMatch(prompt)
})

test.each<[string, Partial<PromptParameters>, RegExp]>([
  [
    'a fox in the snow, No text, 1,000 lanterns, without any people',
    { avoid: 'blur' },
    /^A fox in the snow, 1,000 lanterns\. .* Leave out: text, people, blur\.$/,
  ],
  ['a fox, no text, without any people', { target: 'generic' }, /\nNegative prompt: text, people$/],
  ['a door, no entry sign above it', {}, /^A door, no entry sign above it\./],
  ['How do I look?', {}, /^How do I look\? Style: /],
])('preserves the words of the idea “%s” and does not draw its exclusions', (idea, chosen, prompt) => {
  expect(write(chosen, 1, idea)[0]).toMatch(prompt)
})

test('a seed always gives the same three prompts, and another seed gives others', () => {
  expect(write()).toEqual(write())
  expect(write({}, 2)).not.toEqual(write())
  expect(new Set(write()).size).toBe(3)
})

test.each(Object.values(mediums).flat())(
  'with every term chosen, three prompts differ by their finish: %s',
  (medium) => {
    const family = Object.entries(mediums).find(([, terms]) => terms.includes(medium))?.[0] as 'photo'
    const chosen = { ...chosenTerms, medium, style: styles[family][0] ?? '' }
    const prompts = write(chosen)
    expect(new Set(prompts).size).toBe(3)
    for (const prompt of prompts) expect(Object.values(chosen).filter((term) => !prompt.includes(term))).toEqual([])
  },
)

test('picks terms that fit any idea, as a photo, an illustration and a graphic, each with a finish of its medium', () => {
  const neutral = [...defaultMediums.flat(), ...Object.values(neutralTerms).flat()]
  const listed = [...neutral, ...Object.entries(mediumsByFinish).flat(2)]
  expect(listed.filter((term) => !allTerms.includes(term))).toEqual([])
  const allFinishes: readonly string[] = Object.values(finishes).flat()
  const specific = allTerms.filter((term) => !allFinishes.includes(term) && !neutral.includes(term))
  for (const seed of seeds) {
    const prompts = write({ target: 'generic' }, seed).map((prompt) => prompt.split(', '))
    const families = prompts.map(([, medium = '']) => defaultMediums.findIndex((media) => media.includes(medium)))
    expect(families).toEqual([0, 1, 2])
    for (const terms of prompts) {
      expect(terms.filter((term) => specific.includes(term))).toEqual([])
      if (mediums.drawn.some((term) => terms.includes(term))) expect(terms).not.toContainEqual(expect.toBeOneOf(lenses))
      for (const term of terms) if (mediumsByFinish[term]) expect(mediumsByFinish[term]).toContain(terms[1])
    }
  }
})

test.each([
  [{ style: 'pop art style' }, mediums.drawn],
  [{ lens: 'fisheye lens' }, mediums.photo],
])('the chosen %o decides the medium', (chosen, media) => {
  for (const prompt of writeForSeeds(undefined, chosen))
    expect(media.some((medium) => prompt.includes(medium))).toBe(true)
})

const getLabels = (prompt = '') =>
  [...prompt.matchAll(/ (Style|Light|Composition|Colors): /g)].map(([, label]) => label)

test.each([
  ['a red sailing boat at sunset', ['Style', 'Composition']],
  ['a fox asleep in a barn, seen from above', ['Style', 'Light', 'Composition', 'Colors']],
  ['a blue door', ['Style', 'Light', 'Composition']],
  ['wide shot of a campfire', ['Style', 'Composition']],
  ['ein rotes Segelboot bei Sonnenuntergang in der Bucht', ['Style', 'Composition']],
  ['el gato negro bajo la luna llena', ['Style', 'Composition']],
  ['watercolour of a red boat at dusk', ['Composition']],
  ['photo of my bakery at night', ['Composition']],
  ['a cat on a wall, close-up', ['Style', 'Light', 'Composition', 'Colors']],
])('adds nothing to a photo of “%s” that the idea states or that its language hides: %o', (idea, labels) => {
  const prompts = seeds.map((seed) => write({}, seed, idea)[0])
  for (const prompt of prompts) expect(getLabels(prompt)).toEqual(labels)
  expect(prompts.join()).not.toContain(' mood')
})

test.each([
  ['watercolour of a red boat at dusk, close-up', 'Watercolour of a red boat at dusk, close-up'],
  ['una foto de mi panadería', 'Una foto de mi panadería'],
])('returns equal prompts once: %s', (idea, start) => {
  expect(write({}, 1, idea)).toEqual([`${start}. Composition: portrait format 4:5.`])
})

test('returns no prompt without an idea', () => {
  expect(write({}, 1, ' . ')).toEqual([])
})

test.each([
  ['sourdough on a table for an opening-day Instagram post.', 'sourdough on a table', '4:5'],
  ['Instagram story about our new mugs', 'our new mugs', '9:16'],
  ['YouTube thumbnail: a man on a glacier', 'a man on a glacier', '16:9'],
  ['a shop front as my LinkedIn banner', 'a shop front', '3:1'],
  ['two hands knitting, Pinterest pin', 'two hands knitting', '2:3'],
  ['a girl reading an Instagram post', 'a girl reading an Instagram post', '4:5'],
  ['for Instagram', 'for Instagram', '4:5'],
  ['a loom for silk threads', 'a loom for silk threads', '4:5'],
  ['a teacher explaining how to solve for x', 'a teacher explaining how to solve for x', '4:5'],
  ['a kiln as my X header', 'a kiln', '3:1'],
  ['X post about glaze', 'glaze', '4:5'],
  ['a ferry at night, wide 16:9, no cars', 'a ferry at night, wide 16:9, no cars', '16:9'],
  ['a heron, square format', 'a heron, square format', '1:1'],
  ['a scoreboard that reads 3:1 at dusk', 'a scoreboard that reads 3:1 at dusk', '4:5'],
  ['pigeons on a town square', 'pigeons on a town square', '4:5'],
])('reads “%s” as the scene “%s” in %s, unless a format is chosen', (idea, scene, ratio) => {
  expect(extractFormat(idea, 'any')).toEqual({ scene, ratio })
  expect(extractFormat(idea, '1:1').ratio).toBe('1:1')
})

test.each(['gpt-image', 'generic'])('the longest input for %s fits the image generator', (target) => {
  const chosen = { target, wording: 'w'.repeat(80), avoid: 'v'.repeat(120) }
  for (const prompt of writeForSeeds('i'.repeat(MAX_IDEA_LENGTH), chosen))
    expect(prompt.length).toBeLessThanOrEqual(1_000)
})

test.each(Object.entries(ratios))('%s has an image size of its ratio', (ratio, { preset }) => {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  const size = getPreset(preset)
  expect(size.id).toBe(preset)
  expect(size.width / size.height / (width / height)).toBeCloseTo(1, 1)
})

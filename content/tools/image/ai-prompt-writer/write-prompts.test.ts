import { expect, test } from 'vitest'
import { getPreset } from '@/lib/platforms/images/presets'
import { extractFormat } from './extract-format'
import { fields, MAX_IDEA_LENGTH, ratios } from './fields'
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
  fields.map(({ name, default: usual }) => [name, usual]),
) as PromptParameters
const write = (slots: Partial<PromptParameters> = {}, seed = 1, idea = 'a lighthouse keeper feeding seagulls') =>
  writePrompts(idea, { ...defaultParameters, ...slots }, seed)

const byFamily = [mediums, styles, finishes].flatMap((words) => Object.values(words).flat())
const allTerms = [...byFamily, ...lights, ...lenses, ...palettes, ...moods, ...compositions]

test('there are about two hundred terms, none of them twice', () => {
  expect(allTerms.length).toBeGreaterThanOrEqual(190)
  expect(allTerms.filter((term, index) => allTerms.indexOf(term) !== index)).toEqual([])
})

test('with everything chosen, the prompt says it in named parts, the subject first', () => {
  const [first] = write({
    medium: 'watercolour painting',
    style: 'storybook style',
    light: 'moonlight',
    palette: 'monochrome blue',
    mood: 'calm',
    composition: 'flat lay',
    lens: '35 mm lens',
    ratio: '16:9',
    wording: '“Ahoy”',
    avoid: 'boats.',
  })
  expect(first).toMatch(
    /^A lighthouse keeper feeding seagulls\. Style: watercolour painting, storybook style, [^.]+\. Light: moonlight, calm mood\. Composition: flat lay, 35 mm lens, widescreen format 16:9\. Colours: monochrome blue\. Text on the picture, spelled exactly: “Ahoy”\. Leave out: boats\.$/,
  )
})

test('for other generators it is a list, with a negative prompt', () => {
  const [first] = write({ target: 'generic', light: 'moonlight', wording: 'Ahoy', avoid: 'boats' })
  expect(first).toMatch(
    /^a lighthouse keeper feeding seagulls, .*moonlight.*, the text “Ahoy”, portrait format 4:5\nNegative prompt: boats$/,
  )
})

test('what the idea says shall not be there is left out of what to draw', () => {
  const idea = 'a fox in the snow, No text, 1,000 lanterns, without any people'
  expect(write({ avoid: 'blur' }, 1, idea)[0]).toMatch(
    /^A fox in the snow, 1,000 lanterns\. .* Leave out: text, people, blur\.$/,
  )
  expect(write({ target: 'generic' }, 1, idea)[0]).toMatch(/\nNegative prompt: text, people$/)
  expect(write({}, 1, 'a door, no entry sign above it')[0]).toMatch(/^A door, no entry sign above it\./)
})

test('the same seed gives the same three, another seed others', () => {
  expect(write()).toEqual(write())
  expect(write({}, 2)).not.toEqual(write())
  expect(new Set(write())).toHaveProperty('size', 3)
})

test('what is chosen stands in each, and even then they differ', () => {
  const fixed = { medium: 'photograph', style: 'candid style', light: 'moonlight', palette: 'earth tones' }
  const more = { mood: 'calm', composition: 'close-up', lens: '50 mm lens' }
  const prompts = write({ ...fixed, ...more })
  for (const prompt of prompts)
    for (const word of [...Object.values(fixed), ...Object.values(more)]) expect(prompt).toContain(word)
  expect(new Set(prompts).size).toBe(3)
})

test.each(Array.from({ length: 40 }, (_, seed) => seed))('terms fit together, seed %i', (seed) => {
  for (const prompt of write({ target: 'generic' }, seed)) {
    const has = (words: readonly string[]) => words.some((word) => prompt.split(', ').includes(word))
    const isDrawn = has(mediums.drawn)
    expect(has(finishes.drawn)).toBe(isDrawn)
    if (isDrawn) expect(has(lenses)).toBe(false)
  }
})

test('what fits any idea alone is dealt, a photo, an illustration and a graphic, and a finish goes with its medium', () => {
  const fitting = [...defaultMediums.flat(), ...Object.values(neutralTerms).flat()]
  expect([...fitting, ...Object.entries(mediumsByFinish).flat(2)].filter((word) => !allTerms.includes(word))).toEqual(
    [],
  )
  const named = byFamily.filter((word) => !Object.values(finishes).flat().includes(word))
  const withMeaning = [...named, ...lights, ...lenses, ...palettes, ...moods, ...compositions]
  for (let seed = 0; seed < 60; seed += 1) {
    const prompts = write({ target: 'generic' }, seed).map((prompt) => prompt.split(', '))
    expect(prompts.map(([, medium = '']) => defaultMediums.findIndex((media) => media.includes(medium)))).toEqual([
      0, 1, 2,
    ])
    for (const words of prompts) {
      expect(words.filter((word) => withMeaning.includes(word) && !fitting.includes(word))).toEqual([])
      for (const word of words) if (mediumsByFinish[word]) expect(mediumsByFinish[word]).toContain(words[1])
    }
  }
  expect(write({ style: 'food photography style' })[0]).toContain('food photography style')
})

const labels = (prompt: string) => [...prompt.matchAll(/ (Style|Light|Composition|Colours): /g)].map(([, one]) => one)
const writeForSeeds = (idea: string, slots: Partial<PromptParameters> = {}) =>
  Array.from({ length: 20 }, (_, seed) => write(slots, seed, idea)).flat()

test.each([
  ['a red sailing boat at sunset', ['Style', 'Composition']],
  ['a fox asleep in a barn, seen from above', ['Style', 'Light', 'Composition', 'Colours']],
  ['a blue door', ['Style', 'Light', 'Composition']],
  ['a street market at night', ['Style', 'Composition']],
  ['wide shot of a campfire', ['Style', 'Composition']],
])('a photo of “%s” adds nothing that it says itself: %o', (idea, expected) => {
  for (let seed = 0; seed < 20; seed += 1) expect(labels(write({}, seed, idea)[0] ?? '')).toEqual(expected)
})

test.each(['watercolour of a red boat at dusk', 'a fox in the snow, ink drawing', 'photo of my bakery'])(
  'a look that the idea names gets no other: %s',
  (idea) => {
    for (const prompt of writeForSeeds(idea)) expect(prompt).not.toContain('Style:')
  },
)

test('beside an idea in another language stands a medium alone', () => {
  for (const prompt of writeForSeeds('ein rotes Segelboot bei Sonnenuntergang in der Bucht')) {
    expect(labels(prompt)).toEqual(['Style', 'Composition'])
    expect(prompt).toContain('Composition: portrait format 4:5.')
  }
  for (const prompt of writeForSeeds('el gato negro bajo la luna llena'))
    expect(labels(prompt)).toEqual(['Style', 'Composition'])
  expect(write({}, 1, 'una foto de mi panadería')).toEqual([
    'Una foto de mi panadería. Composition: portrait format 4:5.',
  ])
})

test('a mood that is chosen stands with the light, or with the style where there is none', () => {
  const [still] = write({ medium: 'pencil sketch', mood: 'calm' })
  expect(still).toMatch(/Style: pencil sketch, [^.]+, calm mood\. Composition: /)
  expect(write({ light: 'moonlight', mood: 'calm' })[0]).toContain('Light: moonlight, calm mood.')
})

test('no mood, and no framing beside one that is said', () => {
  for (const prompt of writeForSeeds('a cat on a wall, close-up')) {
    expect(prompt).not.toMatch(/ mood/)
    expect(prompt).toMatch(/Composition: (\d\d mm lens, )?portrait format 4:5\./)
  }
})

test('prompts that would say the same stand there once', () => {
  expect(write({}, 1, 'watercolour of a red boat at dusk, close-up')).toEqual([
    'Watercolour of a red boat at dusk, close-up. Composition: portrait format 4:5.',
  ])
})

test.each([
  ['sourdough on a table for an opening-day Instagram post.', 'sourdough on a table', '4:5'],
  ['Instagram story about our new mugs', 'our new mugs', '9:16'],
  ['YouTube thumbnail: a man on a glacier', 'a man on a glacier', '16:9'],
  ['two hands knitting, Pinterest pin', 'two hands knitting', '2:3'],
  ['a shop front as my LinkedIn banner', 'a shop front', '3:1'],
  ['a girl reading an Instagram post', 'a girl reading an Instagram post', '4:5'],
  ['Instagram carousel cover about saving', 'saving', '4:5'],
  ['for Instagram', 'for Instagram', '4:5'],
  ['an actor dressed as Malcolm X', 'an actor dressed as Malcolm X', '4:5'],
  ['a loom for silk threads', 'a loom for silk threads', '4:5'],
  ['a poster for Generation X', 'a poster for Generation X', '4:5'],
  ['a teacher explaining how to solve for x', 'a teacher explaining how to solve for x', '4:5'],
  ['potters working as partners for X', 'potters working as partners for X', '4:5'],
  ['a couch for watching TikTok', 'a couch for watching TikTok', '4:5'],
  ['a kiln for an X post', 'a kiln', '4:5'],
  ['a kiln, Threads post', 'a kiln', '4:5'],
  ['a kiln as my X header', 'a kiln', '3:1'],
  ['X post about glaze', 'glaze', '4:5'],
  ['a ferry at night, wide 16:9, no cars', 'a ferry at night, wide 16:9, no cars', '16:9'],
  ['a heron, square format', 'a heron, square format', '1:1'],
  ['a scoreboard that reads 3:1 at dusk', 'a scoreboard that reads 3:1 at dusk', '4:5'],
  ['pigeons on a town square', 'pigeons on a town square', '4:5'],
])('“%s” is a scene and a shape: %s, %s', (idea, scene, ratio) => {
  expect(extractFormat(idea, 'any')).toEqual({ scene, ratio })
  expect(extractFormat(idea, '1:1').ratio).toBe('1:1')
})

test.each(Object.values(mediums).flat())('three prompts differ by their finish alone: %s', (medium) => {
  const fixed = { light: 'moonlight', palette: 'earth tones', mood: 'calm', composition: 'close-up' }
  const style = Object.entries(mediums).find(([, words]) => words.includes(medium))?.[0] as 'photo'
  const prompts = write({ ...fixed, medium, style: styles[style][0] ?? '', lens: '50 mm lens' })
  expect(new Set(prompts).size).toBe(3)
})

test('a question keeps its mark', () => {
  expect(write({}, 1, 'How do I look?')[0]).toMatch(/^How do I look\? Style: /)
})

test('a chosen style or lens chooses the media that go with it', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    for (const prompt of write({ style: 'pop art style' }, seed))
      expect(mediums.drawn.some((medium) => prompt.includes(medium))).toBe(true)
    for (const prompt of write({ lens: 'fisheye lens' }, seed))
      expect(mediums.photo.some((medium) => prompt.includes(medium))).toBe(true)
  }
})

test.each(['gpt-image', 'generic'])('the longest input fits the image generator, written for %s', (target) => {
  const slots = { target, wording: 'w'.repeat(80), avoid: 'v'.repeat(120) }
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const prompt of write(slots, seed, 'i'.repeat(MAX_IDEA_LENGTH)))
      expect(prompt.length).toBeLessThanOrEqual(1_000)
})

test('a black-and-white photograph gets no colours, unless they are chosen', () => {
  const medium = 'black-and-white photograph'
  for (const prompt of write({ medium })) expect(prompt).not.toContain('Colours')
  expect(write({ medium, palette: 'earth tones' })[0]).toContain('Colours: earth tones.')
})

test('without an idea there is nothing', () => {
  expect(write({}, 1, ' . ')).toEqual([])
})

test('every format has a size of the image generator in its shape', () => {
  for (const [ratio, { preset }] of Object.entries(ratios)) {
    const [width = 1, height = 1] = ratio.split(':').map(Number)
    const size = getPreset(preset)
    expect([preset, size.id]).toEqual([preset, preset])
    expect(size.width / size.height / (width / height)).toBeCloseTo(1, 1)
  }
})

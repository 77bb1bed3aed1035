import { expect, test } from 'vitest'
import { altTextLimits } from '@/lib/platforms/networks/alt-text'
import type { AltText } from './alt-text'
import { composeAltText } from './compose-alt-text'
import type { AltTextInput } from './fields'
import { lintAltText } from './lint-alt-text'
import { present } from './present'
import { tidyAltText } from './tidy-alt-text'
import { aiAltTextGenerator } from './tool'

const createInput = (parameters: Partial<AltTextInput['parameters']> = {}): AltTextInput => ({
  prompt: '',
  parameters: {
    purpose: 'content',
    platform: 'instagram',
    language: 'auto',
    manner: 'neutral',
    action: '',
    place: '',
    words: '',
    context: '',
    ...parameters,
  },
})
const item: AltText = { kind: 'short', text: 'A potter shapes a bowl.', visibleText: '', warnings: [] }

test.each([
  ['a photo of two dogs', 'Two dogs.'],
  ['This image shows a red door', 'A red door.'],
  ['Ein Bild von zwei Hunden', 'Zwei Hunden.'],
  ['una foto de la playa', 'La playa.'],
  ['Photographs on a wall', 'Photographs on a wall.'],
  ['screenshot of a chat', 'Screenshot of a chat.'],
  ['an illustration of a fox', 'An illustration of a fox.'],
  ['iPhone on a desk', 'iPhone on a desk.'],
  ['élan vital', 'Élan vital.'],
  ['a sign\nsays  “Open”', 'A sign says “Open”.'],
  ['¿Dónde está?', '¿Dónde está?'],
  ['', ''],
])('%j becomes %j', (given, text) => {
  expect(tidyAltText(given, 125).text).toBe(text)
})

test('what is cut ends at a word with a full stop, within the limit', () => {
  expect(tidyAltText('one two three four five', 14)).toEqual({
    text: 'One two three.',
    hasRemovedOpening: false,
    isTruncated: true,
  })
  expect(tidyAltText('one two three', 14)).toMatchObject({ text: 'One two three.', isTruncated: false })
})

test.each([
  [{ subject: 'two dogs', action: '', place: 'beach', words: '' }, 'two dogs, beach.'],
  [{ subject: 'two dogs', action: 'asleep', place: 'on a sofa', words: '' }, 'two dogs asleep on a sofa.'],
  [{ subject: '', action: '', place: '', words: '“Sale”.' }, 'Text: “Sale”.'],
  [
    { subject: 'A potter', action: 'Shaping a bowl', place: 'In a small workshop', words: '' },
    'A potter shaping a bowl in a small workshop.',
  ],
  [{ subject: 'A woman', action: '', place: 'A blue sky', words: '' }, 'A woman against a blue sky.'],
  [
    { subject: 'a mug', action: '', place: 'my kitchen table with crumbs', words: '' },
    'a mug on my kitchen table with crumbs.',
  ],
  [{ subject: 'a mug', action: '', place: 'a tall lighthouse', words: '' }, 'a mug, a tall lighthouse.'],
  [{ subject: 'Two women', action: 'Laughing', place: 'Paris', words: '' }, 'Two women laughing, Paris.'],
  [{ subject: 'A crew', action: 'NASA tests', place: '', words: '' }, 'A crew NASA tests.'],
  [{ subject: 'Look at this cake!', action: '', place: '', words: '' }, 'Look at this cake!'],
  [{ subject: ' ', action: '', place: '', words: '' }, ''],
  [
    {
      subject: 'Espresso in a red cup, crema with a dark ring',
      action: '',
      place: 'on a dark wooden table',
      words: 'Bar',
    },
    'Espresso in a red cup, crema with a dark ring. On a dark wooden table. Text: “Bar”.',
  ],
  [
    {
      subject: 'image of two seeds',
      action: 'two seeds is hanging from the stalk',
      place: 'field',
      words: '',
    },
    'image of two seeds. Two seeds is hanging from the stalk. Field.',
  ],
  [{ subject: 'a potter', action: 'Her hands are wet', place: '', words: '' }, 'a potter. Her hands are wet.'],
  [{ subject: 'ein Töpfer', action: 'formt eine Schale', place: '', words: '' }, 'ein Töpfer formt eine Schale.'],
])('%j is composed as %j', (parts, text) => {
  expect(composeAltText(parts)).toBe(text)
})

test.each([
  ['IMG_2231.jpg on a table.', 'There’s a file name in it.'],
  ['A potter #pottery at her wheel.', 'Hashtags are read out'],
  ['A potter at her wheel 🏺.', 'Every emoji is read out'],
  ['A potter at her wheel ❤️.', 'Every emoji is read out'],
  ['A boat with a flag 🇫🇷.', 'Every emoji is read out'],
  ['A potter, see https://a.example.', 'A link in an alt text'],
  ['A POTTER AT HER WHEEL.', 'Some screen readers spell'],
  ['The sign of MY NEW STUDIO on a door.', 'Some screen readers spell'],
  ['A potter.', 'Two words say little.'],
])('%j is told: %s', (text, says) => {
  expect(lintAltText(text)).toEqual([expect.stringContaining(says)])
})

test.each([
  'NASA staff wave at a launch pad.',
  'NASA ESA crew wave at a launch pad.',
  'A jar of jam © Plum & Co, 2 for 1.',
  '陶芸家が工房で器を作っている。',
])('nothing is told of a plain sentence: %s', (text) => {
  expect(lintAltText(text)).toEqual([])
})

test('a card is read before it is copied, and counted against its network', () => {
  const card = present({ ...item, kind: 'long' }, createInput({ platform: 'pinterest' }))
  expect(card).toMatchObject({ review: true, copy: 'A potter shapes a bowl.', tags: ['Pinterest'] })
  expect(card.meters).toEqual([{ label: 'Alt text', value: 23, limit: 500, unit: 'characters', of: 'copy' }])
  expect(present(item, createInput()).meters?.[0]).toMatchObject({ limit: 125, target: true })
})

test('text in the picture and what to check stand below the alt text', () => {
  const { parts } = present({ ...item, visibleText: 'Open studio', warnings: ['The sign is blurred.'] }, createInput())
  expect(parts.map(({ label, text }) => [label, text])).toEqual([
    ['Alt text', 'A potter shapes a bowl.'],
    ['Text in the picture', 'Open studio'],
    ['Check', 'The sign is blurred.'],
  ])
})

test('decoration gets an empty alt with its reason, without a model', () => {
  const given = createInput({ purpose: 'decorative' })
  expect(aiAltTextGenerator.modelFreeMode?.isChosen(given)).toBe(true)
  const [empty] = aiAltTextGenerator.modelFreeMode?.buildItems(given) ?? []
  const card = present(empty ?? item, given)
  expect(card.copy).toBe('alt=""')
  expect(card.parts.map(({ label }) => label)).toEqual(['Alt text', 'Why', 'In a post'])
})

test.each([
  ['neutral', 'no tone at all', /^(?![\s\S]*Tone\.)/],
  ['warm', 'Warm', /Tone\. Warm: /],
  ['playful', 'Playful', /Tone\. Playful: /],
  ['formal', 'Formal', /Tone\. Formal: /],
] as const)('a model is told the tone, %s: %s', (manner, _, says) => {
  expect(aiAltTextGenerator.buildBrief(createInput({ manner })).choices.join('\n')).toMatch(says)
})

test('every network has a limit, its source and when it was read', () => {
  for (const { max, source, checked: month } of Object.values(altTextLimits)) {
    expect(max).toBeGreaterThanOrEqual(300)
    expect(source).not.toBe('')
    expect(month).toBe('2026-11')
  }
})

import { expect, test } from 'vitest'
import { pinterestDetails } from '@/lib/platforms/networks/pinterest'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { composeAltText, lintAltText, tidyAltText } from './alt-text'
import aiAltTextGenerator, { type AltText } from './tool'

const { present } = aiAltTextGenerator

testPromptTool(aiAltTextGenerator, {
  base: {
    prompt: 'a potter',
    item: { kind: 'short', text: 'A potter shapes a bowl in a small workshop.', visibleText: '', warnings: [] },
    seed: 1,
    count: 1,
  },
  fit: {
    'an opening that a screen reader says itself goes, with a warning': {
      item: { text: 'Image of a potter shaping a bowl' },
      becomes: {
        text: 'A potter shaping a bowl.',
        warnings: ['We removed “image of”, because screen readers already say it.'],
      },
    },
    'a short text is cut at a word to 125 characters': {
      item: { text: `A potter ${'shapes a wide bowl and '.repeat(6)}waits` },
      becomes: {
        text: `A potter ${'shapes a wide bowl and '.repeat(5)}`.replace(/ and $/, '.'),
        warnings: ['Cut to fit, so check the end.'],
      },
    },
    'a detailed text is cut to what its network takes, here TikTok’s 300 characters': {
      parameters: { platform: 'tiktok' },
      item: { kind: 'long', text: 'A potter in a grey apron shapes a wide bowl. '.repeat(7).trimEnd() },
      becomes: {
        text: 'A potter in a grey apron shapes a wide bowl. '.repeat(6).trimEnd(),
        warnings: ['Cut to fit, so check the end.'],
      },
    },
    'a detailed text has at most 1,000 characters where a network takes more': {
      parameters: { platform: 'bluesky' },
      item: { kind: 'long', text: 'A potter in a grey apron shapes a wide bowl. '.repeat(30).trimEnd() },
      becomes: {
        text: 'A potter in a grey apron shapes a wide bowl. '.repeat(22).trimEnd(),
        warnings: ['Cut to fit, so check the end.'],
      },
    },
    'no text is no alt text': { item: { text: '   ' }, becomes: null },
    'at most three warnings stay': {
      item: { warnings: ['One.', 'Two.', 'Three.', 'Four.'] },
      becomes: { warnings: ['One.', 'Two.', 'Three.'] },
    },
  },
  draft: {
    'a second card has the parts that are too long for a short text': {
      prompt: 'a potter in a grey apron',
      parameters: {
        activity: 'shaping a wide bowl on a turning wheel',
        place: 'in a small workshop with shelves of unglazed cups',
        words: 'Open studio, Saturday from ten to four, bring a friend',
      },
      count: 2,
      says: /^A potter in a grey apron shaping a wide bowl on a turning wheel in a small workshop with shelves of unglazed cups\.( Text: “Open studio, Saturday from ten to four, bring a friend\.”)?$/,
    },
  },
})

const item: AltText = { kind: 'short', text: 'A potter shapes a bowl.', visibleText: '', warnings: [] }

test.each([
  ['a photo of two dogs', 'Two dogs.'],
  ['This image shows a red door', 'A red door.'],
  ['Ein Bild von zwei Hunden', 'Zwei Hunden.'],
  ['una foto de la playa', 'La playa.'],
  ['screenshot of a chat', 'Screenshot of a chat.'],
  ['élan vital', 'Élan vital.'],
  ['a sign\nsays  “Open”', 'A sign says “Open”.'],
  ['', ''],
])('turns %j into %j', (given, text) => {
  expect(tidyAltText(given, 125).text).toBe(text)
})

test('cuts at a word with a full stop, within the limit', () => {
  expect(tidyAltText('one two three four five', 14)).toEqual({
    text: 'One two three.',
    hasRemovedOpening: false,
    isTruncated: true,
  })
  expect(tidyAltText('one two three', 14)).toMatchObject({ text: 'One two three.', isTruncated: false })
})

test.each([
  ['two dogs', '', 'beach', '', 'two dogs, beach.'],
  ['', '', '', '“Sale”.', 'Text: “Sale.”'],
  ['A potter', 'Shaping a bowl', 'In a workshop', '', 'A potter shaping a bowl in a workshop.'],
  ['A woman', '', 'A blue sky', '', 'A woman against a blue sky.'],
  ['a mug', '', 'my kitchen table with crumbs', '', 'a mug on my kitchen table with crumbs.'],
  ['Look at this cake!', '', '', '', 'Look at this cake!'],
  [
    'Tea in a cup, milk with a ring',
    '',
    'on a table',
    'Bar',
    'Tea in a cup, milk with a ring. On a table. Text: “Bar.”',
  ],
  ['a potter', 'Her hands are wet', '', '', 'a potter. Her hands are wet.'],
])('composes “%s”, “%s”, “%s” and the words “%s” as “%s”', (subject, action, place, words, text) => {
  expect(composeAltText({ subject, action, place, words })).toBe(text)
})

test.each([
  ['IMG_2231.jpg on a table.', 'This includes a file name.'],
  ['A potter #pottery at her wheel.', 'Screen readers read out hashtags'],
  ['A potter at her wheel 🏺.', 'Screen readers say the name'],
  ['A boat with a flag 🇫🇷.', 'Screen readers say the name'],
  ['A potter, see https://a.example.', 'You can’t tap a link in alt text.'],
  ['A POTTER AT HER WHEEL.', 'Some screen readers spell'],
  ['The sign of MY NEW STUDIO on a door.', 'Some screen readers spell'],
  ['A potter.', 'Two words don’t say much.'],
])('gives %j the hint: %s', (text, says) => {
  expect(lintAltText(text)).toEqual([expect.stringContaining(says)])
})

test.each(['NASA staff wave at a launch pad.', 'A jar of jam © Plum & Co, 2 for 1.', '陶芸家が工房で器を作っている。'])(
  'gives a plain sentence no hint: %s',
  (text) => {
    expect(lintAltText(text)).toEqual([])
  },
)

test('reviews a card before it is copied and counts it against its network', () => {
  const card = present({ ...item, kind: 'long' }, buildInput(aiAltTextGenerator, '', { platform: 'pinterest' }))
  expect(card).toMatchObject({ review: true, copy: 'A potter shapes a bowl.', tags: ['Pinterest'] })
  expect(card.meters).toEqual([
    { label: 'Alt text', value: 23, limit: pinterestDetails.altText.max, unit: 'characters', of: 'copy' },
  ])
  expect(present(item, buildInput(aiAltTextGenerator, '')).meters?.[0]).toMatchObject({ limit: 125, target: true })
})

test('puts text in the image and warnings below the alt text', () => {
  const { parts } = present(
    { ...item, visibleText: 'Open studio', warnings: ['The sign is blurred.'] },
    buildInput(aiAltTextGenerator, ''),
  )
  expect(parts.map(({ label, text }) => [label, text])).toEqual([
    ['Alt text', 'A potter shapes a bowl.'],
    ['Text in the image', 'Open studio'],
    ['Check', 'The sign is blurred.'],
  ])
})

test('gives decoration an empty alt with its reason, without a model', () => {
  const given = buildInput(aiAltTextGenerator, '', { purpose: 'decorative' })
  expect(aiAltTextGenerator.modelFreeMode?.isChosen(given)).toBe(true)
  const [empty] = aiAltTextGenerator.modelFreeMode?.buildItems(given) ?? []
  const card = present(empty ?? item, given)
  expect(card.copy).toBe('alt=""')
  expect(card.parts.map(({ label }) => label)).toEqual(['Alt text', 'Why', 'In a post'])
})

test.each([
  ['neutral', /^(?![\s\S]*Tone\.)/],
  ['warm', /Tone\. Warm: /],
])('the brief for a %s text matches %s', (manner, says) => {
  const { choices } = aiAltTextGenerator.buildBrief(buildInput(aiAltTextGenerator, '', { manner }))
  expect(choices.join('\n')).toMatch(says)
})

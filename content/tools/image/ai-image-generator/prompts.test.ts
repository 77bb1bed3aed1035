import { expect, test } from 'vitest'
import { buildImagePrompt } from './build-image-prompt'
import { composePrompt } from './compose-prompt'
import { draftAltText } from './draft-alt-text'
import { improvePrompt } from './improve-prompt'
import { buildPortablePrompt } from './portable-prompt'
import { isNonEnglish } from './prompt-patterns'
import { reviewPrompt } from './review-prompt'

test('every part of a prompt gets its place', () => {
  expect(
    composePrompt({
      subject: 'a potter shaping a bowl',
      setting: 'in a small workshop.',
      style: 'documentary photograph',
      light: 'low  morning sun',
      composition: 'close-up, space above',
      colours: 'terracotta and cream',
      wording: '“Open studio”',
      avoid: 'other people',
    }),
  ).toBe(
    'A potter shaping a bowl, in a small workshop. Style: documentary photograph. Light: low morning sun. Composition: close-up, space above. Colours: terracotta and cream. Text on the picture, spelled exactly: “Open studio”. Leave out: other people.',
  )
})

test.each([
  [{}, ''],
  [{ style: 'photo' }, ''],
  [{ subject: ' . ' }, ''],
  [{ subject: 'été à la mer' }, 'Été à la mer.'],
  [{ setting: 'an empty beach', wording: '"' }, 'An empty beach.'],
])('parts %o compose to “%s”', (slots, expected) => {
  expect(composePrompt(slots)).toBe(expected)
})

test.each([
  [{ prompt: ' a red kite ', style: 'none', isTransparent: false }, 'a red kite.'],
  [{ prompt: 'a kite!', style: 'unknown', isTransparent: false }, 'a kite!'],
  [{ prompt: 'a sign, “Open”', style: 'none', isTransparent: false }, 'a sign, “Open”.'],
  [
    { prompt: 'a kite', style: 'flat', isTransparent: true },
    'a kite. Style: flat vector illustration, clean shapes, few colours. The subject alone on a fully transparent background, with nothing behind it.',
  ],
])('what is sent for %o', (wanted, expected) => {
  expect(buildImagePrompt(wanted)).toBe(expected)
})

test.each([
  ['ig-4x5', 'portrait 4:5'],
  ['ig-square', 'square'],
  ['ig-landscape', 'landscape 1.9:1'],
  ['ig-story', 'portrait 9:16'],
  ['yt-banner', 'landscape 16:9'],
])('for another generator %s is %s, not pixels', (preset, format) => {
  const parameters = { style: 'none', preset, transparent: false }
  expect(buildPortablePrompt({ prompt: 'a kite', parameters })).toBe(`a kite. Format: ${format}.`)
})

test('a place that something moves along is one', () => {
  expect(getOpenCheckIds('a ladybird walking along a wet fern leaf')).not.toContain('setting')
})

const getOpenCheckIds = (prompt: string, style = 'none') =>
  reviewPrompt(prompt, style)
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id)

test.each([
  ['a cat', 'none', ['subject', 'setting', 'light', 'framing', 'look']],
  ['a cat', 'photo', ['subject', 'setting', 'light', 'framing']],
  ['a tabby cat asleep on a sunny window sill, close-up photo', 'none', []],
  ['a wide street at dusk, ink drawing, a sign reading Open', 'none', ['quotes']],
  ['a wide street at dusk, ink drawing, a sign reading “Open”', 'none', []],
  ['a wide street at dusk, ink drawing, without cars', 'none', ['negatives']],
  ['a delighted child by a split log on Sunday', 'none', ['light', 'framing', 'look']],
])('“%s” with style %s leaves open: %o', (prompt, style, expected) => {
  expect(getOpenCheckIds(prompt, style)).toEqual(expected)
})

test.each([
  [
    'a fox in snow',
    'none',
    1,
    'A fox in snow. Style: gouache illustration. Light: soft natural light. Composition: subject in the right third.',
  ],
  ['a fox in snow at dusk', 'photo', 1, 'A fox in snow at dusk. Composition: empty space at the top for a title.'],
  ['a tabby cat asleep on a sunny window sill, close-up photo', 'none', 1, ''],
])('“%s” with style %s gets what it lacks, dealt by %i: “%s”', (prompt, style, seed, improved) => {
  expect(improvePrompt(prompt, style, seed)).toBe(improved)
})

test.each([
  'le chat dort au clair de lune',
  'die rote Katze sitzt auf dem Dach, Abendrot',
  'el gato negro bajo la luna llena',
  'o gato dorme no sofá',
  'ein Leuchtturm in Norwegen',
  'alte Schuhe mit Löchern im Schnee',
  'deux enfants sur la plage, l’eau est calme',
  'las olas y los surfistas',
  'a menina com flores na janela',
  'gato preto na janela',
  'il gatto a casa',
  'barche di legno sotto la pioggia',
  'ярмарка в снегу',
])('in another language: %s', (prompt) => {
  expect(isNonEnglish(prompt)).toBe(true)
})

test.each([
  'chili con carne in a bowl',
  'chili con carne, no beans',
  'pain au chocolat on a plate',
  'Rio de Janeiro carnival dancers',
  'the Big Sur coastline',
  'a Das Boot submarine in the fog',
  'flowers that die in the desert',
  'La La Land dancers',
  'empty street, no people, e-scooter',
  'old house, don’t show people',
  'Vincent van Gogh',
  'an MIT student at home',
])('in English: %s', (prompt) => {
  expect(isNonEnglish(prompt)).toBe(false)
})

test('beside another language stands a look alone', () => {
  expect(improvePrompt('ein Hund auf dem Sofa', 'none', 1)).toMatch(/^Ein Hund auf dem Sofa\. Style: [^:]+\.$/)
  expect(improvePrompt('el perro en la playa', 'photo', 1)).toBe('')
})

test.each([
  ['a photo of a red bicycle leaning on a wall', 'A red bicycle leaning on a wall'],
  ['Please create an image of two hands. Light: dawn. Style: ink drawing.', 'Two hands.'],
  ['  ', ''],
  ['ярмарка в снегу', 'Ярмарка в снегу'],
])('alt text from “%s”', (prompt, expected) => {
  expect(draftAltText(prompt)).toBe(expected)
})

test('a long alt text ends at a word', () => {
  const text = draftAltText('small lanterns '.repeat(40))
  expect(text.length).toBeLessThanOrEqual(250)
  expect(text).toMatch(/^Small lanterns .* (small|lanterns)…$/)
})

test.each([
  [`${'x'.repeat(240)}, wide, very wide`, `X${'x'.repeat(239)}, wide…`],
  [`${'x'.repeat(240)},;: ${'y'.repeat(20)}`, `X${'x'.repeat(239)}…`],
  ['x,'.repeat(200), `X${',x'.repeat(124)}…`],
])('a long alt text of “%s” ends without a comma', (prompt, expected) => {
  expect(draftAltText(prompt)).toBe(expected)
})

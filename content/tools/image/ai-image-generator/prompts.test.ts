import { expect, test } from 'vitest'
import { draftAltText } from './generated-image'
import { buildImagePrompt, buildPortablePrompt } from './image-prompt'
import { improvePrompt } from './prompt-builder'
import { composePrompt, isNonEnglish } from './prompt-parts'
import { reviewPrompt } from './review-prompt'

test.each([
  [
    {
      subject: 'a potter shaping a bowl',
      setting: 'in a small workshop.',
      style: 'documentary photograph',
      light: 'low  morning sun',
      composition: 'close-up, space above',
      colours: 'terracotta and cream',
      wording: '“Open studio”',
      avoid: 'other people',
    },
    'A potter shaping a bowl, in a small workshop. Style: documentary photograph. Light: low morning sun. Composition: close-up, space above. Colors: terracotta and cream. Text in the image, spelled exactly: “Open studio”. Leave out: other people.',
  ],
  [{ style: 'photo' }, ''],
  [{ subject: ' . ' }, ''],
  [{ subject: 'été à la mer' }, 'Été à la mer.'],
  [{ setting: 'an empty beach', wording: '"' }, 'An empty beach.'],
])('composes the parts %o to “%s”', (parts, expected) => {
  expect(composePrompt(parts)).toBe(expected)
})

test.each([
  [{ prompt: ' a red kite ', style: 'none', isTransparent: false }, 'a red kite.'],
  [{ prompt: 'a kite!', style: 'unknown', isTransparent: false }, 'a kite!'],
  [{ prompt: 'a sign, “Open”', style: 'none', isTransparent: false }, 'a sign, “Open”.'],
])('builds the prompt for %o', (input, expected) => {
  expect(buildImagePrompt(input)).toBe(expected)
})

test.each([
  ['ig-4x5', 'portrait 4:5'],
  ['ig-square', 'square'],
  ['ig-landscape', 'landscape 1.9:1'],
  ['ig-story', 'portrait 9:16'],
])('a prompt for another generator describes %s as %s, not in pixels', (preset, format) => {
  const parameters = { style: 'none', preset, transparent: false }
  expect(buildPortablePrompt({ prompt: 'a kite', parameters })).toBe(`a kite. Format: ${format}.`)
})

test.each([
  ['a cat', 'none', ['subject', 'setting', 'light', 'framing', 'look']],
  ['a tabby cat asleep on a sunny window sill, close-up photo', 'none', []],
  ['a ladybird walking along a wet fern leaf', 'none', ['light', 'framing', 'look']],
  ['a wide street at dusk, ink drawing, a sign reading Open', 'none', ['quotes']],
  ['a wide street at dusk, ink drawing, a sign reading “Open”', 'none', []],
  ['a wide street at dusk, ink drawing, without cars', 'none', ['negatives']],
  ['a delighted child by a split log on Sunday', 'none', ['light', 'framing', 'look']],
])('“%s” with style %s leaves open: %o', (prompt, style, expected) => {
  const open = reviewPrompt(prompt, style).filter(({ isDone }) => !isDone)
  expect(open.map(({ id }) => id)).toEqual(expected)
})

test.each([
  [
    'a fox in snow',
    'none',
    /^A fox in snow\. Style: gouache illustration\. Light: soft natural light\. Composition: subject in the right third\.$/,
  ],
  ['a fox in snow at dusk', 'photo', /^A fox in snow at dusk\. Composition: empty space at the top for a title\.$/],
  ['a tabby cat asleep on a sunny window sill, close-up photo', 'none', /^$/],
  ['ein Hund auf dem Sofa', 'none', /^Ein Hund auf dem Sofa\. Style: [^:]+\.$/],
])(
  'improves “%s” with style %s by what it lacks, and in another language by a look alone',
  (prompt, style, expected) => {
    expect(improvePrompt(prompt, style, 1)).toMatch(expected)
  },
)

test.each([
  'le chat dort au clair de lune',
  'ein Leuchtturm in Norwegen',
  'barche di legno sotto la pioggia',
  'ярмарка в снегу',
])('in another language: %s', (prompt) => {
  expect(isNonEnglish(prompt)).toBe(true)
})

test.each([
  'chili con carne, no beans',
  'pain au chocolat on a plate',
  'La La Land dancers',
  'old house, don’t show people',
])('in English: %s', (prompt) => {
  expect(isNonEnglish(prompt)).toBe(false)
})

test.each([
  ['a photo of a red bicycle leaning on a wall', 'A red bicycle leaning on a wall'],
  ['Please create an image of two hands. Light: dawn. Style: ink drawing. Colors: sepia.', 'Two hands.'],
  ['  ', ''],
  ['ярмарка в снегу', 'Ярмарка в снегу'],
  ['lamps '.repeat(50), `L${'amps l'.repeat(40)}amps…`],
  [`${'x'.repeat(240)}, wide, very wide`, `X${'x'.repeat(239)}, wide…`],
  ['x,'.repeat(200), `X${',x'.repeat(124)}…`],
  ['x'.repeat(251), `X${'x'.repeat(248)}…`],
])('drafts an alt text of at most 250 characters from “%s”', (prompt, expected) => {
  expect(draftAltText(prompt)).toBe(expected)
})

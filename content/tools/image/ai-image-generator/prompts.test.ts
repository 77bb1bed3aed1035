import { expect, test } from 'vitest'
import { altTextFrom } from './alt-text'
import { composePrompt } from './compose-prompt'
import { reviewPrompt } from './review-prompt'
import { sentPrompt } from './sent-prompt'

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
  [{ prompt: ' a red kite ', style: 'none', transparent: false }, 'a red kite.'],
  [{ prompt: 'a kite!', style: 'unknown', transparent: false }, 'a kite!'],
  [
    { prompt: 'a kite', style: 'flat', transparent: true },
    'a kite. Style: flat vector illustration, clean shapes, few colours. The subject alone on a fully transparent background, with nothing behind it.',
  ],
])('what is sent for %o', (wanted, expected) => {
  expect(sentPrompt(wanted)).toBe(expected)
})

const open = (prompt: string, style = 'none') =>
  reviewPrompt(prompt, style)
    .filter(({ done }) => !done)
    .map(({ id }) => id)

test.each([
  ['a cat', 'none', ['subject', 'setting', 'light', 'framing', 'look']],
  ['a cat', 'photo', ['subject', 'setting', 'light', 'framing']],
  ['a tabby cat asleep on a sunny window sill, close-up photo', 'none', []],
  ['a wide street at dusk, ink drawing, a sign reading Open', 'none', ['quotes']],
  ['a wide street at dusk, ink drawing, a sign reading “Open”', 'none', []],
  ['a wide street at dusk, ink drawing, without cars', 'none', ['negatives']],
])('“%s” with style %s leaves open: %o', (prompt, style, expected) => {
  expect(open(prompt, style)).toEqual(expected)
})

test.each([
  ['a photo of a red bicycle leaning on a wall', 'A red bicycle leaning on a wall'],
  ['Please create an image of two hands. Light: dawn. Style: ink drawing.', 'Two hands.'],
  ['  ', ''],
  ['ярмарка в снегу', 'Ярмарка в снегу'],
])('alt text from “%s”', (prompt, expected) => {
  expect(altTextFrom(prompt)).toBe(expected)
})

test('a long alt text ends at a word', () => {
  const text = altTextFrom('small lanterns '.repeat(40))
  expect(text.length).toBeLessThanOrEqual(250)
  expect(text).toMatch(/^Small lanterns .* (small|lanterns)…$/)
})

test.each([
  [`${'x'.repeat(240)}, wide, very wide`, `X${'x'.repeat(239)}, wide…`],
  [`${'x'.repeat(240)},;: ${'y'.repeat(20)}`, `X${'x'.repeat(239)}…`],
  ['x,'.repeat(200), `X${',x'.repeat(124)}…`],
])('a long alt text of “%s” ends without a comma', (prompt, expected) => {
  expect(altTextFrom(prompt)).toBe(expected)
})

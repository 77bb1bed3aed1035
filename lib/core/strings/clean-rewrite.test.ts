import { expect, test } from 'vitest'
import { cleanRewrite } from './clean-rewrite'

test.each([
  [
    'what a model adds goes',
    'I bake.',
    '"**I bake** — slowly, and I like that a lot."',
    'I bake, slowly, and I like that a lot.',
  ],
  ['what the text has stays', '“**I bake** — slowly.”', '“**We bake** — slowly.”', '“**We bake** — slowly.”'],
  ['a list stays one', '- flour\n- water', '- some flour\n- some water', '- some flour\n- some water'],
  ['numbered lines stay', '1. Mix\n2. Wait', '1. Stir  \n2. Rest', '1. Stir\n2. Rest'],
  ['a heading and a fence go', 'I bake.', '```text\n# Bread\nI bake.\n```', 'Bread\nI bake.'],
  ['empty lines stay single', 'a\n\nb', 'a\n\n\n\nb', 'a\n\nb'],
  ['emoji with joiners stay, hidden marks go', 'mum', 'mum 👩‍👧\u200b\u202e', 'mum 👩‍👧'],
  ['a lone surrogate goes', 'a', 'a\ud800', 'a'],
])('%s', (_, source, text, expected) => {
  expect(cleanRewrite(text, source)).toBe(expected)
})

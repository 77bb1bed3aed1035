import { expect, test } from 'vitest'
import { carriedPrompt, chosenText, ownWords } from './carried-prompt'

test.each([
  ['the chosen text stands below the prompt', ' gym ', 'A truce', 100, 'gym\n\nUse this: A truce'],
  ['a step further both stay', 'gym\n\nUse this: A', 'B c', 100, 'gym\n\nUse this: A\n\nUse this: B c'],
  ['a text that is the prompt stands once', 'ceramic mugs', 'ceramic mugs', 100, 'ceramic mugs'],
  ['a text that the prompt holds stands once', 'gym\n\nA truce', 'A truce', 100, 'gym\n\nA truce'],
  [
    'a text that holds the prompt leaves it the lead',
    'mugs',
    'Five mugs',
    100,
    'mugs\n\nUse this: Five mugs',
  ],
  ['a text of several lines stays one paragraph', 'mugs', 'Five\n\nmugs', 100, 'mugs\n\nUse this: Five mugs'],
  ['a long prompt gives way', '🎬🎬🎬🎬🎬🎬', 'abc', 18, '🎬🎬🎬\n\nUse this: abc'],
  ['with no room left the chosen text stays', 'a long prompt', 'chosen', 6, 'chosen'],
])('%s', (_, prompt, chosen, limit, expected) => {
  expect(carriedPrompt(prompt, chosen, limit)).toBe(expected)
})

test.each([
  ['gym\n\nUse this: A truce\n\nUse this: B', 'gym'],
  ['wedding photography\n\n- no posing', 'wedding photography\n\n- no posing'],
  ['gym', 'gym'],
  ['Use this: A truce', 'A truce'],
])('the visitor’s own words of %j', (prompt, own) => {
  expect(ownWords(prompt)).toBe(own)
})

test.each([
  ['gym\n\nUse this: A truce\n\nUse this: B c', 'B c'],
  ['gym\n\nUse this: A truce', 'A truce'],
  ['gym', null],
])('what came along last in %j', (prompt, chosen) => {
  expect(chosenText(prompt)).toBe(chosen)
})

import { expect, test } from 'vitest'
import { collectVisitorText, shouldRejectText } from './should-reject-text'

const said = collectVisitorText({
  prompt: 'unpopular opinion: soup is a breakfast',
  parameters: { outcome: 'sold 41 bowls', length: '30' },
})

test.each([
  ['what the visitor says themselves', 'Unpopular opinion: soup is a breakfast.', false],
  ['a figure of a detail', 'Sold 41 bowls.', false],
  ['a figure of a choice', 'Sold 30 bowls.', true],
  ['a figure within a blank', '[what you say, about 120 words]', false],
  ['bait that nobody typed', 'Smash that like button.', true],
])('%s', (_, text, unfit) => {
  expect(shouldRejectText(text, said)).toBe(unfit)
})

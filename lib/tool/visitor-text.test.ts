import { expect, test } from 'vitest'
import { collectVisitorText, memoizePerRequest, shouldRejectText } from './visitor-text'

const visitorText = collectVisitorText({
  prompt: 'unpopular opinion: soup is a breakfast',
  parameters: { outcome: 'sold 41 bowls', length: '30' },
})

test.each([
  ['a cliché of the visitor', 'Unpopular opinion: soup is a breakfast.', false],
  ['a figure of a detail', 'Sold 41 bowls.', false],
  ['a figure of a choice', 'Sold 30 bowls.', true],
  ['a figure within a blank', '[what you say, about 120 words]', false],
  ['bait that the visitor did not type', 'Smash that like button.', true],
])('judges whether it rejects %s: %s', (_, text, isRejected) => {
  expect(shouldRejectText(text, visitorText)).toBe(isRejected)
})

test('memoizePerRequest computes once for each text of a request', () => {
  const computedPrompts: string[] = []
  const getLength = memoizePerRequest(({ prompt }: { prompt: string; parameters: object }) => {
    computedPrompts.push(prompt)
    return prompt.length
  })
  const parameters = { slides: '5' }
  expect(getLength({ prompt: 'bread', parameters })).toBe(5)
  expect(getLength({ prompt: 'bread', parameters })).toBe(5)
  expect(getLength({ prompt: 'bread and salt', parameters })).toBe(14)
  expect(getLength({ prompt: 'bread', parameters: { slides: '5' } })).toBe(5)
  expect(computedPrompts).toEqual(['bread', 'bread and salt', 'bread'])
})

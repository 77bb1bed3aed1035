import { expect, test } from 'vitest'
import { memoizePerRequest } from './memoize-per-request'

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

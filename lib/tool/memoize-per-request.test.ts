import { expect, test } from 'vitest'
import { memoizePerRequest } from './memoize-per-request'

test('work is done once for each text of a request, and again for the next request', () => {
  const done: string[] = []
  const lengthOf = memoizePerRequest(({ prompt }: { prompt: string; parameters: object }) => {
    done.push(prompt)
    return prompt.length
  })
  const parameters = { slides: '5' }
  expect(lengthOf({ prompt: 'bread', parameters })).toBe(5)
  expect(lengthOf({ prompt: 'bread', parameters })).toBe(5)
  expect(lengthOf({ prompt: 'bread and salt', parameters })).toBe(14)
  expect(lengthOf({ prompt: 'bread', parameters: { slides: '5' } })).toBe(5)
  expect(done).toEqual(['bread', 'bread and salt', 'bread'])
})

import { expect, test } from 'vitest'
import { cleanFirst } from './clean-first'
import { shortNameOf } from './names'

test('what swears comes last, and is not lost', () => {
  const items = [{ text: 'fucking sleep' }, { text: 'sleep schedule' }, { text: 'the Dickens diary' }]
  expect([...cleanFirst(items)].map(({ text }) => text)).toEqual([
    'sleep schedule',
    'the Dickens diary',
    'fucking sleep',
  ])
})

test.each([
  ["Ben and Jerry's flavours", "Ben and Jerry's flavours"],
  ['small candle shops in Austin', 'small candle shops'],
  ['long quiet winter mornings', 'quiet winter mornings'],
  ['salt and pepper', 'salt and pepper'],
])('the short name of “%s” is “%s”', (noun, name) => {
  const head = { singular: 'x', plural: 'xs', mass: false }
  expect(shortNameOf({ noun, head } as Parameters<typeof shortNameOf>[0])).toBe(name)
})

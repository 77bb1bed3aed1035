import { expect, test } from 'vitest'
import { createRandom } from '@/lib/writer/random'
import { orderFor } from '@/test/order-for'
import { draft } from './draft'
import type { TweetInput } from './fields'

const parameters: TweetInput['parameters'] = {
  style: 'any',
  count: '6',
  tone: 'casual',
  emoji: 'none',
  audience: '',
  avoid: '',
  language: 'auto',
}

function posts(prompt: string, given: Partial<TweetInput['parameters']> = {}): string[] {
  const input = { prompt, parameters: { ...parameters, ...given } }
  const written = draft.write(orderFor(input), createRandom(3))
  return [...written].map(({ text }) => text)
}

test.each([
  ['Maya’s Café in Lisbon', 'Small place, long story. Maya’s Café began with [your story].'],
  ['my dog hates baths', 'My dog hates baths. We’ve both stopped pretending otherwise.'],
  [
    'i run a small candle shop in Austin',
    'A small candle shop is mostly small things done on days when nobody’s looking.',
  ],
  ['C++ tutorials', 'Less changing lines at random until it works, more time for learning C++.'],
  [
    'fucking good burgers',
    'It costs nothing to stop buying equipment before you need it. It’s also my best advice on burgers.',
  ],
])('a one-liner about “%s”', (prompt, first) => {
  expect(posts(prompt, { style: 'one-liner' })[0]).toBe(first)
})

test('no swear word of the visitor’s is repeated', () => {
  expect(posts('fucking good burgers').join(' ')).not.toMatch(/fuck/i)
})

test('a claim to cure is not repeated', () => {
  expect(posts('how magnesium cured my migraine').join(' ')).not.toMatch(/\bcure|\bheal/i)
})

test('the writer’s habits are told in the first person', () => {
  const told = posts('budget travel in Japan', { style: 'confession' })
  expect(told.filter((text) => /\bmy (?:worst habit|problem)\b[^.]*\byour?\b/i.test(text))).toEqual([])
})

test('a shorter post loses its last sentence, and one sentence stays', () => {
  const input = { prompt: 'radios', parameters }
  const tweet = { style: 'one-liner', text: 'Old radios hum. I like that.', goal: 'reposts' } as const
  expect(draft.shorten?.(tweet, input)?.text).toBe('Old radios hum.')
  expect(draft.shorten?.({ ...tweet, text: 'Old radios hum.' }, input)).toBeNull()
})

import { expect, test } from 'vitest'
import { draft } from './draft'
import type { TweetInput } from './fields'

const parameters: TweetInput['parameters'] = {
  style: 'any',
  count: '6',
  tone: 'casual',
  emoji: 'none',
  audience: '',
  outcome: '',
  turn: '',
  action: '',
  readAs: 'auto',
  avoid: '',
  language: 'auto',
}

test('a shorter post loses its last sentence, and one sentence stays', () => {
  const input = { prompt: 'radios', parameters }
  const tweet = { style: 'one-liner', text: 'Old radios hum. I like that.' } as const
  expect(draft.shorten?.(tweet, input)?.text).toBe('Old radios hum.')
  expect(draft.shorten?.({ ...tweet, text: 'Old radios hum.' }, input)).toBeNull()
})

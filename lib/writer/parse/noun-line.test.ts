import { expect, test } from 'vitest'
import { readTopic } from '@/lib/writer/read-topic'

test.each<[string, string, string | null]>([
  ['street food Tokyo', 'street food', 'in Tokyo'],
  ['vintage lamps Berlin', 'vintage lamps', 'in Berlin'],
  ['our wedding cake Bella', 'wedding cake', null],
  ['van life', 'van life', null],
  ['mac and cheese', 'mac and cheese', null],
  ['cats and dogs', 'cats and dogs', null],
])('“%s” is about “%s”, %s', (prompt, noun, setting) => {
  const topic = readTopic(prompt)
  expect([topic.noun, topic.setting]).toEqual([noun, setting])
})

test('a word that mixes its letters is read once', () => {
  expect(readTopic(`my rye bread ${'AaBb'.repeat(30)}1`).language).toBe('en')
})

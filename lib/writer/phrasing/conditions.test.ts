import { expect, test } from 'vitest'
import { createRandom } from '@/lib/writer/random'
import { readTopic } from '@/lib/writer/read-topic'
import { conditionsOf } from './conditions'
import { ownSentence } from './own-sentence'
import { createPhrasing } from './phrasing'
import { toldTopic } from './told-topic'

test.each([
  ['sourdough bread for beginners', 'practice thing topic light'],
  ['gym', 'practice topic light'],
  ['how to ask for a raise as a teacher', 'event topic light'],
  ['moving to Portugal with two kids', 'event topic light'],
  ['my dog hates baths', 'told light'],
  ['grief after losing my mum', 'topic grave'],
  ['living with type 1 diabetes', 'topic grave'],
])('“%s”: %s', (prompt, expected) => {
  const holds = conditionsOf(readTopic(prompt), prompt, ownSentence(prompt))
  expect([...holds].join(' ')).toBe(expected)
})

test.each([
  ['my dog hates baths', 'living with a dog that hates baths', 'dogs and baths'],
  [
    'my toddler won’t eat vegetables',
    'living with a toddler who won’t eat vegetables',
    'toddlers and vegetables',
  ],
])('“%s” is about %s', (prompt, activity, name) => {
  expect(toldTopic(ownSentence(prompt) ?? '', readTopic(prompt))).toMatchObject({ activity, name })
})

test('what somebody says of themselves is told of nobody else', () => {
  const prompt = 'I quit my corporate job'
  expect(toldTopic(ownSentence(prompt) ?? '', readTopic(prompt))).toBeNull()
})

test('a template whose condition does not hold is left out', () => {
  const prompt = 'sourdough bread'
  const phrase = createPhrasing({ prompt, topic: readTopic(prompt) }, createRandom(1))()
  expect(phrase('{if practice thing}More {noun}.')).toBe('More sourdough bread.')
  expect(phrase('{if event}Before {activity}.')).toBeNull()
})

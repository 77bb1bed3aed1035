import { expect, test } from 'vitest'
import { readTopic } from '@/lib/writer/read-topic'
import { withoutCureClaim } from './cure-claim'

test.each([
  ['apple cider vinegar cures diabetes', 'apple cider vinegar and diabetes'],
  ['Celery juice can heal acne!', 'Celery juice and acne'],
  ['cold showers prevent depression', 'cold showers and depression'],
  ['how to prevent blisters', 'how to prevent blisters'],
  ['home cured ham', 'home cured ham'],
  ['sourdough bread', 'sourdough bread'],
])('“%s” is about “%s”', (prompt, subject) => {
  expect(withoutCureClaim(prompt)).toBe(subject)
})

test('a topic never holds the claim', () => {
  const { noun, line, keywords } = readTopic('apple cider vinegar cures diabetes')
  expect([noun, line, ...keywords].join(' ')).not.toMatch(/cure/i)
})

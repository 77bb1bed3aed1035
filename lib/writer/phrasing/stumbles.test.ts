import { expect, test } from 'vitest'
import { createRandom } from '@/lib/writer/random'
import { readTopic } from '@/lib/writer/read-topic'
import { createPhrasing } from './phrasing'

const prompt = 'sourdough bread for beginners'
const phrase = createPhrasing({ prompt, topic: readTopic(prompt) }, createRandom(1))()

test.each([
  ['Don’t slice it until you slice it.', null],
  ['You slice it, and then you slice it again.', null],
  ['You slice it, and then you share it.', 'You slice it, and then you share it.'],
  ['You slice it, and then you slices.', 'You slice it, and then you slices.'],
  ['Stop and stop.', null],
  ['A tutorial tutorials.', null],
])('the template “%s” gives %j', (template, text) => {
  expect(phrase(template)).toBe(text)
})

import { expect, test } from 'vitest'
import { readTopic } from '@/lib/writer/read-topic'
import { readPart } from './read-part'

test.each<[string, string, string]>([
  ['a short prompt', 'sourdough bread', 'sourdough bread'],
  ['600 characters', 'x'.repeat(600), 'x'.repeat(600)],
  ['a long text, between two words', 'bread '.repeat(101), `${'bread '.repeat(99)}bread`],
  [
    'a long text, without the word that would be cut',
    `${'bread '.repeat(99)}pumpernickel`,
    'bread '.repeat(99).trim(),
  ],
  ['one word of any length', 'x'.repeat(6000), 'x'.repeat(600)],
  ['a sentence without spaces', `面包 ${'面'.repeat(900)}`, `面包 ${'面'.repeat(597)}`],
  ['emoji, none of them halved', '🍞'.repeat(700), '🍞'.repeat(600)],
  ['emoji behind an odd number of letters', `x${'🍞'.repeat(700)}`, `x${'🍞'.repeat(599)}`],
])('%s', (_name, prompt, part) => {
  expect(readPart(prompt)).toBe(part)
})

test('the text beyond 600 characters does not change the reading', () => {
  const start = 'sourdough bread for beginners. '.repeat(19)
  const read = readTopic(`${start}A rye starter.`)
  expect(
    readTopic(`${start}A rye starter. ${'My dog hates baths in Lisbon. '.repeat(150)}#dogs #lisbon`),
  ).toEqual(read)
  expect(read.noun).toBe('sourdough bread')
})

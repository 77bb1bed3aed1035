import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentText } from './segment-text'

const pieces = [
  'a',
  ' ',
  '.',
  'b.c',
  '3.5',
  '’',
  '\n',
  '日本語',
  '👨‍👩‍👧',
  '🇩🇪',
  'e\u0301',
  '\ud83d',
  'Dr. ',
  '? “Why',
  'etc. small ',
]

test.each(['grapheme', 'word', 'sentence'] as const)(
  'a long text has the %ss that it has as a whole',
  (granularity) => {
    const segmenter = new Intl.Segmenter('en', { granularity })
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 900, maxLength: 2_500 }), (parts) => {
        const text = parts.join('')
        const whole = Array.from(segmenter.segment(text), ({ segment, index }) => ({ segment, index }))
        expect([...segmentText(segmenter, text)].map(({ segment, index }) => ({ segment, index }))).toEqual(whole)
      }),
      { numRuns: 30 },
    )
  },
)

test('one segment longer than every window comes out whole', () => {
  const word = 'a'.repeat(9_000)
  expect([...segmentText(new Intl.Segmenter('en', { granularity: 'word' }), `${word} b`)]).toEqual([
    { segment: word, index: 0, isWordLike: true },
    { segment: ' ', index: 9_000, isWordLike: false },
    { segment: 'b', index: 9_001, isWordLike: true },
  ])
  expect([...segmentText(new Intl.Segmenter('en'), '')]).toEqual([])
})
